import picomatch from 'picomatch';
import type { ListedFile } from '../../domain/change.ts';
import { globMatcher, type Matcher } from '../../domain/glob-matcher.ts';
import type { ScopeGlobs } from '../../domain/routing.ts';

/**
 * Files that hold secrets by their nature: their text never leaves the machine, whatever changed in them. Names are
 * compared without regard to case, and a file that is renamed counts under both of its names.
 */
const NEVER_SENT = [
  '**/.env',
  '**/.env[-._]*',
  '**/.envrc',
  '**/*.{pem,key,p8,p12,pk8,pkcs12,pfx,ppk,jks,keystore,kdb,kdbx}',
  '**/*.{crt,cer,der,p7b,p7c,gpg,pgp,ovpn}',
  '**/id_{rsa,dsa,ecdsa,ecdsa_sk,ed25519,ed25519_sk}',
  '**/{.npmrc,.pypirc,.netrc,_netrc,.git-credentials,.dockercfg,.pgpass,.my.cnf,.htpasswd,.s3cfg,.boto}',
  '**/.docker/config.json',
  '**/{credentials,kubeconfig,.vault_pass,.vault-token}',
  '**/*.kubeconfig',
  '**/{credentials,secrets,service-account*,client_secret*}.{json,yml,yaml,toml,ini,xml,properties}',
  '**/*.tfstate',
  '**/*.tfstate.*',
  '**/.{ssh,gnupg,aws,kube,azure}/**',
];

/** Written by package managers; what they mean is decided in the manifest beside them. */
const LOCK_FILES = [
  '**/{package-lock,npm-shrinkwrap}.json',
  '**/{pnpm-lock.yaml,bun.lock,bun.lockb,deno.lock}',
  '**/{yarn,Cargo,poetry,Pipfile,uv,pdm,Gemfile,composer,mix,pubspec,Podfile,flake,conan,pixi,gradle,buf}.lock',
  '**/{gradle.lockfile,packages.lock.json,.terraform.lock.hcl,Package.resolved,Cartfile.resolved}',
  '**/{go.sum,go.work.sum,project.assets.json,Chart.lock}',
];

/** Other people's code, kept in the usual folders. */
const VENDORED = [
  '**/{node_modules,bower_components,jspm_packages,site-packages}/**',
  '**/{vendor,vendors,third_party,third-party,Godeps}/**',
  '**/{Pods,Carthage/Build,Carthage/Checkouts}/**',
  '**/.yarn/{cache,releases,plugins,sdks,unplugged}/**',
  '**/{.venv,venv}/**',
];

/** Names that generators give to what they write. */
const GENERATED = [
  '**/*.pb.{go,cc,h,swift,gw.go}',
  '**/*_pb2.{py,pyi}',
  '**/*_pb2_grpc.py',
  '**/*_pb.{js,ts,d.ts,rb}',
  '**/*_grpc_pb.{js,d.ts}',
  '**/*.{g,freezed,gr,config}.dart',
  '**/*.{designer,g,g.i}.cs',
  '**/*.{generated,gen}.{ts,tsx,js,go,cs,rs,py,java,kt,swift}',
  '**/zz_generated.*.go',
  '**/{__snapshots__,__generated__}/**',
  '**/*.{js,mjs,cjs,css}.map',
];

/** Names of minified files; only a hint, the bytes decide. */
const MINIFIED = ['**/*[.-]min.{js,mjs,cjs,css}', '**/*.bundle.{js,css}'];

/** Which rule of ours a path falls under. */
type BuiltInRules = {
  readonly neverSent: Matcher;
  readonly lockFile: Matcher;
  readonly vendored: Matcher;
  readonly generated: Matcher;
  readonly minified: Matcher;
};

/** Which rule a path falls under: ours, and those of the repository. */
export type PathRules = BuiltInRules & {
  readonly ignored: Matcher;
  readonly included: Matcher;
  readonly keptBack: Matcher;
};

/** Git's and Linux's own bound; a longer path cannot be checked out, and is not given to a pattern. */
export const MAX_PATH_BYTES = 4_096;

/** The rules for a repository's globs, compiled once for all paths. Globs that were not validated throw. */
export function pathRules(globs: ScopeGlobs): PathRules {
  return {
    ...builtInRules(),
    ignored: globMatcher(globs.ignore),
    included: globMatcher(globs.include),
    keptBack: globMatcher(globs.neverSend),
  };
}

let compiled: BuiltInRules | null = null;

/** Our own patterns are compiled when first asked for. */
function builtInRules(): BuiltInRules {
  compiled ??= {
    neverSent: compile(NEVER_SENT),
    lockFile: compile(LOCK_FILES),
    vendored: compile(VENDORED),
    generated: compile(GENERATED),
    minified: compile(MINIFIED),
  };
  return compiled;
}

/**
 * One expression for all patterns, compiled on the first path: a short run asks about few paths and should not wait for
 * dozens of expressions. Ignores case; with `s` a `.` stands for line breaks too: a folder whose name holds one would
 * otherwise take everything below it out of every rule.
 */
function compile(patterns: readonly string[]): Matcher {
  let expression: RegExp | null = null;
  return (path) => {
    expression ??= new RegExp(patterns.map(sourceOf).join('|'), 'is');
    return expression.test(path);
  };
}

/** Each source is anchored at both ends by picomatch. */
function sourceOf(pattern: string): string {
  return picomatch.makeRe(pattern, { dot: true, windows: false }).source;
}

/** Whether a path is too long to be given to a pattern. */
export function isPathTooLong(path: string): boolean {
  // A UTF-16 unit is at most three bytes of UTF-8.
  return (
    path.length > MAX_PATH_BYTES || (path.length * 3 > MAX_PATH_BYTES && utf8Length(path) > MAX_PATH_BYTES)
  );
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** The names by which a file may have to be kept from everybody: one of them is enough. */
export function anyName(file: ListedFile, matches: Matcher): boolean {
  return matches(file.path) || (file.oldPath !== null && matches(file.oldPath));
}

/** Whether a file falls under a rule by where it stands; a renamed one only if it stood under it before. */
export function everyName(file: ListedFile, matches: Matcher): boolean {
  if (!matches(file.path)) return false;
  return file.status !== 'renamed' || file.oldPath === null || matches(file.oldPath);
}
