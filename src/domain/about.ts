import manifest from '../../package.json' with { type: 'json' };

/** What this program is called in reports, recordings and requests. */
export const ABOUT = { name: manifest.name, version: manifest.version } as const;
