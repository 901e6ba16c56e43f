// Storybook on a free port of its own.
import { host, storybookPort } from './ports.ts';
import { main, requirePort, run } from './run.ts';

await main(async () => {
  const port = storybookPort();
  await requirePort('STORYBOOK_PORT', port);
  await run('storybook', ['dev', '--host', host, '--port', String(port), '--no-open', '--ci']);
});
