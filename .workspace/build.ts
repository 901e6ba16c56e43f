// Builds everything that is deployed: tokens, library, functions, site, desk.
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { readSettings } from '../apps/site/settings.schema.ts';
import { main, root, run, script } from './run.ts';

await main(async () => {
  for (const part of [
    'tokens/generate.ts',
    'packages/ui/build.ts',
    'apps/backend/build.ts',
    'apps/site/build.ts',
  ]) {
    await run('node', script(part));
  }
  const env = { ...loadEnv('production', join(root, 'apps/site')), ...process.env };
  const { VITE_DESK_URL } = readSettings(env);
  await run('node', [...script('apps/desk/build.ts'), '--compress'], {
    env: { ...process.env, VITE_DESK_URL },
  });
});
