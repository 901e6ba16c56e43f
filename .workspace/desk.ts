// Builds the recruiter's desk with the packed library, and serves it until Ctrl-C.
import { serveDesk } from '../apps/desk/hosting.ts';
import { deskPort, origin, requirePort } from '@heldermatch/tooling/ports';
import { buildDesk, main, run, script } from './run.ts';

await main(async () => {
  const port = deskPort();
  await requirePort('DESK_PORT', port);
  await run('node', script('tokens/generate.ts'));
  await buildDesk();
  await serveDesk(port);
  console.log(`\n  Desk      ${origin(port)}\n`);
});
