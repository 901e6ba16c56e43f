// Storybook on a free port.
import { host, requirePort, storybookPort } from '@heldermatch/tooling/ports';
import { main, run } from './run.ts';

await main(async () => {
  const port = storybookPort();
  await requirePort('STORYBOOK_PORT', port);
  await run('storybook', ['dev', '--host', host, '--port', String(port), '--no-open', '--ci']);
});
