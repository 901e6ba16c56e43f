import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { company } from '@heldermatch/facts';
import { expect, onTestFinished, test } from 'vitest';
import { projectFolder } from '../local/config.ts';
import { findDeno } from './tools.ts';
import {
  contactMessage,
  dataFolder,
  mailsTo,
  messagesFrom,
  newAddress,
  ownBackend,
  printed,
  SITE,
  temporaryFolder,
} from './harness.ts';

const deno = await findDeno();
const bundleOf = (name: string) =>
  pathToFileURL(path.join(projectFolder, 'supabase/functions', name, 'index.js')).href;
const bundle = bundleOf('submit-contact-form');

/** Serves a module in Deno with its own backend, which is all it may connect to. */
async function serveInDeno(program: string | undefined, module: string) {
  const dataDir = await dataFolder();
  const { url } = await ownBackend({ dataDir, limitFactor: 100 });
  const secrets = JSON.parse(await readFile(path.join(dataDir, 'secrets.json'), 'utf8')) as {
    secretKey: string;
  };
  const child = spawn(
    program ?? 'deno',
    [
      'serve',
      `--allow-net=${new URL(url).host}`,
      '--allow-env',
      '--host=127.0.0.1',
      '--port=0',
      module,
    ],
    {
      env: {
        NO_COLOR: '1',
        DENO_NO_UPDATE_CHECK: '1',
        HOME: dataDir,
        SUPABASE_URL: url,
        SUPABASE_SERVICE_ROLE_KEY: secrets.secretKey,
        SITE_ORIGINS: SITE,
        CONTACT_PATIENCE_FACTOR: '1000',
        CONTACT_MAIL_URL: `${url}/_local/mail-service`,
        CONTACT_MAIL_KEY: secrets.secretKey,
        CONTACT_MAIL_FROM: 'site@heldermatch.example',
        CONTACT_MAIL_TO: company.email,
      },
    },
  );
  const gone = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await gone;
  });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  const log = () => output;
  const address = await printed(/Listening on (\S+)/, { child, readOutput: log, gone });
  return { url, address, log };
}

const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SITE, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('the deployed bundle responds in a real Deno as it does in Node', async (context) => {
  if (deno === undefined) context.skip('skipped: Deno could not be fetched from the npm registry');
  const { url, address, log } = await serveInDeno(deno, bundle);
  const email = newAddress('geheim');
  const stored = await post(address, contactMessage(email));
  expect([stored.status, await stored.json()]).toEqual([200, {}]);
  expect(stored.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(await messagesFrom(url, email)).toHaveLength(1);
  expect(await mailsTo(url, company.email)).toHaveLength(1);

  const wrong = await post(address, { ...contactMessage(), name: 'Anna 2' });
  expect([wrong.status, await wrong.json()]).toEqual([
    400,
    { error: 'Alleen letters, spaties en koppeltekens toegestaan' },
  ]);
  const robot = newAddress();
  const caught = await post(address, { ...contactMessage(robot), website: 'x' });
  expect(caught.status).toBe(200);
  expect(await messagesFrom(url, robot)).toMatchObject([{ caught: true }]);
  const statuses = [
    await post(address, '{'),
    await post(address, 'x'.repeat(20_001)),
    await post(address, contactMessage(), { 'content-type': 'text/plain' }),
    await fetch(address),
    await fetch(address, { method: 'OPTIONS', headers: { origin: SITE } }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([400, 413, 415, 405, 204]);
  const elsewhere = await post(address, contactMessage(), { origin: 'https://evil.example' });
  expect(elsewhere.headers.has('access-control-allow-origin')).toBe(false);

  const burst = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => post(address, contactMessage(burst))),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 200, 200, 200, 429, 429, 429,
  ]);
  expect(log()).toContain('"event":"contact-mail"');
  expect(log()).not.toMatch(/geheim|D'Hondt/i);
});

test('sends the email after the response in Supabase’s version of Deno', async (context) => {
  if (deno === undefined) context.skip('skipped: Deno could not be fetched from the npm registry');
  const module = path.join(await temporaryFolder(), 'edge.js');
  await writeFile(
    module,
    `globalThis.EdgeRuntime = { waitUntil: (task) => void task.then(() => console.log('waited')) };
     export { default } from '${bundle}';`,
  );
  const { url, address, log } = await serveInDeno(deno, module);
  expect((await post(address, contactMessage())).status).toBe(200);
  await expect.poll(log).toContain('waited');
  expect(await mailsTo(url, company.email)).toHaveLength(1);
});

test.for(['send-account-mails', 'send-candidate-mails'])(
  '%s works in a real Deno too',
  async (name, context) => {
    if (deno === undefined) {
      context.skip('skipped: Deno could not be fetched from the npm registry');
    }
    const { address, log } = await serveInDeno(deno, bundleOf(name));
    expect((await fetch(address)).status).toBe(200);
    expect(log()).not.toContain('failed');
  },
);
