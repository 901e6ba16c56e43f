// Builds everything that is deployed: tokens, library, functions, site.
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
});
