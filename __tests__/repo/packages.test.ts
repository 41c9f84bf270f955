import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PROJECT, projectJson } from '../support/project.ts';

type Manifest = {
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};
type Locked = {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
};

const MOST_RUNTIME_PACKAGES = 12;

/** Versions below these have published holes that this project would be open to. */
const FLOORS = [
  ['axios', '1.18.0'],
  ['ajv', '8.18.0'],
  ['picomatch', '4.0.4'],
  ['undici', '6.23.0'],
  ['@actions/core', '3.0.0'],
  ['@actions/http-client', '4.0.0'],
  ['@octokit/request', '9.2.1'],
  ['@octokit/request-error', '5.1.1'],
  ['@octokit/endpoint', '10.1.3'],
] as const;

const manifest = projectJson('package.json') as Manifest;
const locked = (projectJson('package-lock.json') as { packages: Readonly<Record<string, Locked>> }).packages;
const installed = Object.entries(locked).filter(([path]) => path !== '');

function isAtLeast(version: string, floor: string): boolean {
  const [have, need] = [version, floor].map((text) => text.split('.').map(Number)) as [number[], number[]];
  const differing = need.findIndex((part, at) => have[at] !== part);
  return differing === -1 || (have[differing] ?? 0) > (need[differing] ?? 0);
}

describe('repo: packages', () => {
  it.each(Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))(
    'pins %s to one version (%s)',
    (name, version) => {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(locked[`node_modules/${name}`]?.version).toBe(version);
    },
  );

  it('keeps no download address in the lock file', () => {
    expect(installed.filter(([, entry]) => entry.resolved !== undefined).map(([path]) => path)).toEqual([]);
    expect(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved"|\.tgz"/);
  });

  it('knows the digest of every package', () => {
    expect(installed.filter(([, entry]) => entry.integrity === undefined).map(([path]) => path)).toEqual([]);
  });

  it(`needs at most ${MOST_RUNTIME_PACKAGES} packages at run time`, () => {
    expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(MOST_RUNTIME_PACKAGES);
  });

  it('needs nothing at run time that runs code when it is installed', () => {
    expect(
      installed.filter(([, entry]) => !entry.dev && entry.hasInstallScript).map(([path]) => path),
    ).toEqual([]);
  });

  it.each(FLOORS)('uses %s from %s on, wherever it is needed at run time', (name, floor) => {
    const copies = installed.filter(([path, entry]) => !entry.dev && path.endsWith(`node_modules/${name}`));
    expect(copies.length).toBeGreaterThan(0);
    for (const [, entry] of copies) expect(isAtLeast(entry.version ?? '0.0.0', floor)).toBe(true);
  });

  it.each([
    ['1.18.0', '1.18.0', true],
    ['1.17.9', '1.18.0', false],
    ['1.20.0', '1.18.5', true],
    ['2.0.0', '1.18.0', true],
    ['0.30.4', '1.18.0', false],
  ])('compares versions by number: %s against %s', (version, floor, enough) => {
    expect(isAtLeast(version, floor)).toBe(enough);
  });

  it('carries the licence it names', () => {
    expect(manifest.license).toBe('MIT');
    expect(existsSync(join(PROJECT, 'LICENSE'))).toBe(true);
    expect(readFileSync(join(PROJECT, 'LICENSE'), 'utf8')).toMatch(/^MIT License/);
  });
});
