// Writes the accessibility reports of the site, the desk and the library, from the records and the last run.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { resultsPath, type Results } from '../packages/ui/docs/a11y/results.ts';
import type * as reports from './accessibilityReport/index.ts';
import { emptyResults } from './results.ts';
import { main, root } from './run.ts';

const folder = 'dist/accessibility';

await main(async () => {
  const { commit, version, date } = emptyResults();
  const file = join(root, resultsPath);
  const last = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : undefined;
  const results = last?.commit === commit ? last : undefined;
  // Records are found by Vite's `import.meta.glob`, and pages are TSX.
  const { module } = await runnerImport<typeof reports>(
    join(root, '.workspace/accessibilityReport/index.ts'),
    { root, configFile: false, logLevel: 'warn' },
  );
  const files = module.reportsOf(results, `${version} (${commit})`, date.slice(0, 10));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, folder, path)), { recursive: true });
    writeFileSync(join(root, folder, path), text);
  }
  console.log(`Wrote ${files.size} files to ${folder}.`);
  if (results === undefined) {
    const reason =
      last === undefined ? 'No tests have run here' : `The last run was of ${last.commit}`;
    console.log(`${reason}: run \`pnpm test\` first, or nothing counts as tested for ${commit}.`);
  }
});
