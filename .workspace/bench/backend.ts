// Messages per second of the local backend, and the memory that it needs for them.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { UserError } from '@heldermatch/tooling/ports';
import { script, start } from '../run.ts';

const messages = 500;
/** Number of concurrent clients. */
const writers = 8;

const memoryOf = (pid: number | undefined): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

async function send(url: string, number: number): Promise<void> {
  const answer = await fetch(`${url}/functions/v1/submit-contact-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Anna de Vries',
      email: `anna.${number}@bedrijf.example`,
      company: 'Bedrijf B.V.',
      message: 'Graag een demo voor ons team.',
      consent: true,
    }),
  });
  if (answer.ok) await answer.arrayBuffer();
  else
    throw new UserError(`The backend refused a message: ${answer.status} ${await answer.text()}`);
}

export async function benchBackend(): Promise<Record<string, string>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'heldermatch-bench-'));
  const began = performance.now();
  const backend = start('node', script('apps/backend/local/main.ts'), {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      // Vite sets it in this process.
      NODE_ENV: undefined,
      BACKEND_PORT: '0',
      BACKEND_DATA: dataDir,
      BACKEND_LIMIT_FACTOR: '10000',
    },
  });
  try {
    const ready = Promise.withResolvers<string>();
    let output = '';
    backend.stdout?.on('data', (text) => {
      output += String(text);
      const [, url] = /^Backend: (\S+)$/m.exec(output) ?? [];
      if (url !== undefined) ready.resolve(url);
    });
    backend.once('exit', () => ready.reject(new UserError('The backend ended. See above.')));
    const url = await ready.promise;
    const startedIn = performance.now() - began;
    const atRest = memoryOf(backend.pid);
    const sendingFrom = performance.now();
    let next = 0;
    await Promise.all(
      Array.from({ length: writers }, async () => {
        while (next < messages) await send(url, next++);
      }),
    );
    const seconds = (performance.now() - sendingFrom) / 1000;
    return {
      'start ms': startedIn.toFixed(0),
      'messages per second': (messages / seconds).toFixed(0),
      'memory at rest MB': atRest.toFixed(0),
      [`memory after ${messages} messages MB`]: memoryOf(backend.pid).toFixed(0),
    };
  } finally {
    if (backend.exitCode === null) {
      backend.kill();
      await once(backend, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}
