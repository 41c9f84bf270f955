/** `npm run bench [NAME…]`: every measurement, or those that are named. Prints ratios, each against a named alternative. */
const BENCHES = ['start', 'diff', 'triage', 'risk', 'gates', 'rules', 'publish', 'simulate'];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !BENCHES.includes(name));
if (unknown.length > 0) {
  console.error(`no such measurement: ${unknown.join(', ')}. There are: ${BENCHES.join(', ')}`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : BENCHES) {
  const { run } = await import(`./${name}.mjs`);
  const figures = await run();
  if (figures !== undefined) console.log(JSON.stringify(figures, null, 2));
}
