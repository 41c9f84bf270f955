/** `npm run bench simulate`: a simulated panel before the product's triage, over families and their correlation. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSources } from './load.mjs';
import { simulate } from './simulation/run.mjs';
import { textOf } from './simulation/table.mjs';

/** Prints precision, recall and F1 of each way to make one review of four. */
export async function run() {
  const { folder, dispose } = loadSources();
  try {
    const { triage } = await import(pathToFileURL(join(folder, 'stages/triage/triage.js')).href);
    console.log(textOf(await simulate(triage)));
  } finally {
    dispose();
  }
}
