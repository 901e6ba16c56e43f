// Draws the sheets anew: those that look as before stay as they are, of the others a page shows the difference.
//   pnpm pictures                       all
//   pnpm pictures Button Card           of these components
//   pnpm pictures --chromium 154.0.0    all, with another version of the browser
import { existsSync, globSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import {
  differenceFolder,
  differencePage,
  sealFile,
  sheetFolder,
} from '../.storybook/checks/sheets.ts';
import { componentOf, sheetsOf, storyFiles } from '../.storybook/checks/storyFiles.ts';
import { ensureChromium, pinFolder, unpacker } from './chromium.ts';
import { UserError } from './ports.ts';
import { main, requireFit, root, run } from './run.ts';

await main(async () => {
  requireFit('Vitest');
  const { values, positionals } = parseArgs({
    options: { chromium: { type: 'string' } },
    allowPositionals: true,
  });
  const known = storyFiles.map(componentOf);
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new UserError(
      `There is no ${unknown.join()}. Choose from ${known.toSorted().join(', ')}.`,
    );
  }
  if (values.chromium !== undefined) {
    const flags = ['--ignore-workspace', '--ignore-scripts', '--lockfile-only', '--save-exact'];
    await run('pnpm', ['add', ...flags, `${unpacker}@${values.chromium}`], { cwd: pinFolder });
    rmSync(sealFile, { force: true });
  }
  const { otherBecause } = ensureChromium();
  if (otherBecause !== undefined) {
    throw new UserError(`Sheets are drawn with the pinned Chromium only, and ${otherBecause}.`);
  }
  rmSync(differenceFolder, { recursive: true, force: true });
  const wanted = storyFiles.flatMap(sheetsOf);
  for (const file of globSync('**/*.webp', { cwd: sheetFolder })) {
    const isWanted = wanted.includes(file.replace(/\.webp$/, ''));
    if (!isWanted) rmSync(join(sheetFolder, file));
  }
  if (positionals.length > 0) process.env['COMPONENTS'] = positionals.join();
  await run('vitest', ['run', '--project', 'stories', '--update=all']);
  console.log(
    existsSync(differencePage)
      ? `\nWhat has changed: ${relative(root, differencePage)}`
      : '\nNo sheet that was there has changed.',
  );
});
