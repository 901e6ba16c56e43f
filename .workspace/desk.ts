// Builds the recruiter's desk with the packed library, and serves it until Ctrl-C.
import { join } from 'node:path';
import { preview } from 'vite';
import { deskPort, host, origin, requirePort } from '@heldermatch/tooling/ports';
import { main, root, run, script } from './run.ts';

await main(async () => {
  const port = deskPort();
  await requirePort('DESK_PORT', port);
  for (const part of ['tokens/generate.ts', 'packages/ui/build.ts', 'apps/desk/build.ts']) {
    await run('node', script(part));
  }
  const folder = join(root, 'apps/desk');
  await preview({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    preview: { port, host },
  });
  console.log(`\n  Desk      ${origin(port)}\n`);
});
