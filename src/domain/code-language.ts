/** Languages that files are told apart by, as settings and rules name them. */
export const CODE_LANGUAGES = [
  'typescript',
  'javascript',
  'python',
  'go',
  'java',
  'kotlin',
  'swift',
  'csharp',
  'ruby',
  'php',
  'rust',
  'scala',
  'dart',
  'c',
  'cpp',
  'objective-c',
  'shell',
  'powershell',
  'sql',
  'html',
  'css',
  'markdown',
  'yaml',
  'json',
  'toml',
  'dockerfile',
  'terraform',
] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** By the ending of a name, in lower case. A header counts for C: what is looked for in it is the same in both. */
const ENDINGS: Readonly<Record<string, CodeLanguage>> = {
  ts: 'typescript',
  tsx: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  js: 'javascript',
  jsx: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  vue: 'javascript',
  svelte: 'javascript',
  py: 'python',
  pyi: 'python',
  pyw: 'python',
  go: 'go',
  java: 'java',
  kt: 'kotlin',
  kts: 'kotlin',
  swift: 'swift',
  cs: 'csharp',
  rb: 'ruby',
  rake: 'ruby',
  gemspec: 'ruby',
  php: 'php',
  rs: 'rust',
  scala: 'scala',
  sc: 'scala',
  dart: 'dart',
  c: 'c',
  h: 'c',
  cc: 'cpp',
  cpp: 'cpp',
  cxx: 'cpp',
  hh: 'cpp',
  hpp: 'cpp',
  hxx: 'cpp',
  m: 'objective-c',
  mm: 'objective-c',
  sh: 'shell',
  bash: 'shell',
  zsh: 'shell',
  ksh: 'shell',
  ps1: 'powershell',
  psm1: 'powershell',
  sql: 'sql',
  html: 'html',
  htm: 'html',
  css: 'css',
  scss: 'css',
  sass: 'css',
  less: 'css',
  md: 'markdown',
  mdx: 'markdown',
  markdown: 'markdown',
  yml: 'yaml',
  yaml: 'yaml',
  json: 'json',
  jsonc: 'json',
  json5: 'json',
  toml: 'toml',
  dockerfile: 'dockerfile',
  tf: 'terraform',
  tfvars: 'terraform',
};

/** Files whose whole name says what they are, in lower case. */
const NAMES: Readonly<Record<string, CodeLanguage>> = {
  dockerfile: 'dockerfile',
  containerfile: 'dockerfile',
  rakefile: 'ruby',
  gemfile: 'ruby',
};

/** The language of a file by its name; null where the name says nothing. Never looks at content. */
export function codeLanguageOf(path: string): CodeLanguage | null {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const named = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
  if (named !== undefined) return named;
  if (/^(?:docker|container)file[.-]/.test(name)) return 'dockerfile';
  const dot = name.lastIndexOf('.');
  const ending = dot < 0 ? '' : name.slice(dot + 1);
  return (Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined) ?? null;
}
