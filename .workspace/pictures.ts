// Draws the reference pictures of all stories anew, with the Chromium of this machine.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromiumMajor, ensureChromium } from './chromium.ts';
import { main, requireFit, root, run } from './run.ts';

await main(async () => {
  requireFit('Vitest');
  const folder = join(root, 'packages/ui/visual');
  await writeFile(join(folder, 'chromium-major.txt'), `${chromiumMajor(ensureChromium())}\n`);
  await run('vitest', ['run', '--project', 'stories:*', '--update=all', ...process.argv.slice(2)]);
});
