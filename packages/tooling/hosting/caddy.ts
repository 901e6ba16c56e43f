// Caddy with the generated configuration, for tests.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../ports.ts';

export interface RunningServer {
  origin: string;
  stop: () => Promise<void>;
}

/** Reason why Caddy can't be tested here; undefined when it can. */
export const missingCaddy = (): string | undefined =>
  spawnSync('caddy', ['-v']).error === undefined
    ? undefined
    : 'The Caddyfile is not tried: install caddy.';

const answers = (origin: string) =>
  fetch(origin).then(
    () => true,
    () => false,
  );

/**
 * Runs Caddy in the foreground until it responds. Its files are removed when it stops.
 * @param app - folder of the app, with its `dist` and `dist-hosting`.
 */
export async function startCaddy(app: string): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'heldermatch-caddy-'));
  const origin = `http://127.0.0.1:${await freePort()}`;
  const config = ['--config', join(app, 'dist-hosting/Caddyfile'), '--adapter', 'caddyfile'];
  const child = spawn('caddy', ['run', ...config], {
    cwd: folder,
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      CADDY_ADMIN: 'off',
      SITE_ADDRESS: origin,
      SITE_ROOT: join(app, 'dist'),
    },
  });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  const gone = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  while (!(await answers(origin))) {
    if ((child.exitCode ?? child.signalCode) !== null) throw new Error(output);
  }
  return { origin, stop };
}
