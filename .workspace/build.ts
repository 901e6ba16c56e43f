// Builds everything that is deployed: tokens, library, functions, site, desk.
import { main, run, script } from './run.ts';

await main(async () => {
  for (const part of [
    'tokens/generate.ts',
    'packages/ui/build.ts',
    'apps/backend/build.ts',
    'apps/site/build.ts',
  ]) {
    await run('node', script(part));
  }
  await run('node', [...script('apps/desk/build.ts'), '--compress']);
});
