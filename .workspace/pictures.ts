// Shows how a change affects the look: captures the stories of the base and of the working tree, and compares them.
//   pnpm pictures                all differences from the last landed commit
//   pnpm pictures Button Card    differences of these components
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { componentOf, storyFiles } from '../.storybook/checks/storyFiles.ts';
import { comparePicturesWithBase, differencePage } from './pictures/withBase.ts';
import { findBase } from './base.ts';
import { UserError } from '@heldermatch/tooling/ports';
import { main, root } from './run.ts';

await main(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const known = storyFiles.map(componentOf);
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new UserError(
      `There is no ${unknown.join()}. Choose from ${known.toSorted().join(', ')}.`,
    );
  }
  const base = findBase();
  if (base === undefined) {
    throw new UserError(
      'This clone has no commit to compare with. Fetch the history, or name a commit in BASE.',
    );
  }
  const differing = await comparePicturesWithBase(base, positionals);
  if (differing.length === 0) {
    console.log(`\nNo story looks different from ${base.slice(0, 8)}.`);
    return;
  }
  console.log(`\n${differing.join('\n')}\n\nSee ${relative(root, differencePage)}.`);
  process.exit(1);
});
