import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import type { StoredMessage } from '../local/inbox.ts';
import { projectFolder } from '../local/config.ts';
import { emptyDataFolder } from '../local/data-folder.ts';
import { backendPort, host, listen } from '@heldermatch/tooling/ports';
import { lockFolder } from '../local/lock.ts';
import { pdfOf, recruiterWithFiles } from './files.ts';
import {
  contactMessage,
  dataFolder,
  getJson,
  messagesFrom,
  newAddress,
  ownBackend,
  PASSWORD,
  postContact,
  printed,
  register,
  temporaryFolder,
  visitor,
  type RunningProcess,
} from './harness.ts';

const execute = promisify(execFile);

/** A running backend. `gone` resolves with its exit code when it has exited. */
interface Run extends RunningProcess<number | null> {
  output: { out: string; err: string };
}

/** Runs the local emulator in a separate process, as `pnpm start` does. */
function run(env: Record<string, string>, ...parameters: string[]): Run {
  const child = spawn(
    process.execPath,
    // Same flag as in vitest.config.ts.
    ['--liftoff-only', path.join(projectFolder, 'local/main.ts'), ...parameters],
    {
      // A slow machine must not make the tests fail.
      env: { PATH: process.env['PATH'], BACKEND_PORT: '0', BACKEND_LIMIT_FACTOR: '1000', ...env },
    },
  );
  const output = { out: '', err: '' };
  child.stdout.on('data', (data) => (output.out += String(data)));
  child.stderr.on('data', (data) => (output.err += String(data)));
  const gone = once(child, 'close').then(() => child.exitCode);
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output, readOutput: () => output.out + output.err, gone };
}

/** Waits until the backend has printed its address, and returns it. */
const backendUrl = (backend: Run) => printed(/Backend: (\S+)/, backend);

test('after being killed and restarted, has every acknowledged message and lets unfinished registrations continue', async () => {
  const dataDir = await dataFolder();
  const first = run({ BACKEND_DATA: dataDir });
  const url = await backendUrl(first);
  const acknowledged: string[] = [];
  const enough = Promise.withResolvers<void>();
  const sender = async () => {
    for (;;) {
      const email = newAddress();
      const answer = await postContact(url, contactMessage(email));
      if (answer.status === 200) acknowledged.push(email);
      if (acknowledged.length >= 60) enough.resolve();
    }
  };
  const registering: string[] = [];
  const registrar = async () => {
    for (;;) {
      const email = newAddress();
      registering.push(email);
      if ((await register(visitor(url), email)).error) return;
    }
  };
  // They end when the backend no longer answers.
  const senders = [sender, sender, sender, sender, registrar, registrar].map((work) =>
    work().catch(() => undefined),
  );
  await enough.promise;
  first.child.kill('SIGKILL');
  await Promise.all([first.gone, ...senders]);

  const again = await ownBackend({ dataDir, limitFactor: 1000 });
  const stored = await getJson<StoredMessage[]>(`${again.url}/_local/inbox.json`);
  const addresses = new Set(stored.map(({ email }) => email));
  expect(acknowledged.filter((email) => !addresses.has(email))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect((await postContact(again.url, contactMessage())).status).toBe(200);
  const registered = await Promise.all(
    registering.map(async (email) => (await register(visitor(again.url), email)).error?.status),
  );
  // An address gets at most one email a minute, hence the 429s.
  expect(registered.filter((status) => status !== undefined && status !== 429)).toEqual([]);
});

/** Expects that each stored candidate of a recruiter has the whole file that was sent, and that the log is intact. */
async function expectWholeFiles(url: string, email: string, sent: ReadonlyMap<string, Buffer>) {
  const client = visitor(url);
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  const { data: rows } = await client.from('candidates').select('organisation, id');
  const { data: files } = await client.from('candidate_files').select('candidate');
  expect(files?.map(({ candidate }) => candidate).toSorted()).toEqual(
    rows?.map(({ id }) => id).toSorted(),
  );
  for (const { organisation, id: candidate } of rows ?? []) {
    // oxlint-disable-next-line no-await-in-loop -- one by one, because the files are large
    const { data: read } = await client.rpc('read_file', { organisation, candidate });
    expect(sent.get(candidate)?.equals(Buffer.from(read.base64, 'base64'))).toBe(true);
  }
  const [organisation] = new Set(rows?.map((row) => row.organisation));
  const { data: verified } = await client.rpc('verify_log', { organisation });
  // One line for the member, one for the vacancy, and one for each candidate.
  expect(verified).toMatchObject([{ count: (rows?.length ?? 0) + 2, broken: null }]);
  return new Set(rows?.map(({ id }) => String(id)));
}

test('after being killed while files are added, has each candidate with the whole file or not at all', async () => {
  const dataDir = await dataFolder();
  const first = run({ BACKEND_DATA: dataDir });
  const { email, add } = await recruiterWithFiles(await backendUrl(first));
  const sent = new Map<string, Buffer>();
  const acknowledged: string[] = [];
  const enough = Promise.withResolvers<void>();
  const adder = async () => {
    for (;;) {
      const [candidate, content] = [crypto.randomUUID(), pdfOf(2_000_000)];
      sent.set(candidate, content);
      const { error } = await add(candidate, content);
      if (error !== null) return;
      acknowledged.push(candidate);
      if (acknowledged.length === 6) enough.resolve();
    }
  };
  const adders = [adder(), adder(), adder()];
  await enough.promise;
  first.child.kill('SIGKILL');
  await Promise.all([first.gone, ...adders]);

  const again = await ownBackend({ dataDir });
  const stored = await expectWholeFiles(again.url, email, sent);
  expect(acknowledged.filter((candidate) => !stored.has(candidate))).toEqual([]);
});

test.each(['SIGINT', 'SIGTERM'] as const)('exits with code 0 on %s', async (signal) => {
  const backend = run({ BACKEND_DATA: await dataFolder() });
  const url = await backendUrl(backend);
  backend.child.kill(signal);
  expect(await backend.gone).toBe(0);
  expect(backend.output.err).toBe('');
  await expect(fetch(`${url}/_local/health`)).rejects.toThrow('fetch failed');
});

/** Runs a process that fails to start. Returns its exit code and the lines it printed. */
async function refusal(env: Record<string, string>, ...parameters: string[]) {
  const { gone, output } = run(env, ...parameters);
  return { code: await gone, lines: output.err.trimEnd().split('\n') };
}
const oneLine = (line: RegExp) => ({ code: 1, lines: [expect.stringMatching(line)] });

/** Expects a `UserError` with a one-line message, which the process would print alone. */
async function expectRefusal(starting: Promise<unknown>, line: RegExp) {
  const error = await starting.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'UserError', message: expect.stringMatching(line) });
  expect(String(error)).not.toContain('\n');
}

test('reports a port in use in one line, and leaves the database untouched', async () => {
  const occupant = createServer();
  const port = await listen(occupant, 0);
  onTestFinished(() => void occupant.close());
  const dataDir = path.join(await temporaryFolder(), 'data');
  expect(await refusal({ BACKEND_PORT: String(port), BACKEND_DATA: dataDir })).toEqual(
    oneLine(new RegExp(`^Port ${port} is in use`)),
  );
  await expect(stat(dataDir)).rejects.toThrow('ENOENT');
});

test('rejects a second backend, and a reset, on a data folder in use, whatever their port', async () => {
  const dataDir = await dataFolder();
  const { url } = await ownBackend({ dataDir });
  const inUse = oneLine(/^Another backend runs on the data folder .*; stop that one first\.$/);
  expect(await refusal({ BACKEND_DATA: dataDir })).toEqual(inUse);
  expect(await refusal({ BACKEND_DATA: dataDir }, 'reset')).toEqual(inUse);

  const email = newAddress();
  expect((await postContact(url, contactMessage(email))).status).toBe(200);
  expect(await messagesFrom(url, email)).toHaveLength(1);
});

test('rejects a second backend on a data folder within one process too, until the first is closed', async () => {
  const dataDir = await dataFolder();
  const first = await ownBackend({ dataDir });
  await expect(ownBackend({ dataDir })).rejects.toThrow('Another backend runs');
  await first.close();
  await ownBackend({ dataDir });
});

test('keeps a folder locked when no reference to the lock remains', async () => {
  const folder = await temporaryFolder();
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  lockFolder(folder);
  // The lock is on the stack until the current task ends.
  await setImmediate();
  collectGarbage();
  expect(() => lockFolder(folder)).toThrow('Another backend runs');
});

test.each(['', '{"jwtSecret":"half', '{}'])(
  'reports damaged keys (%j) in one line, and leaves them unchanged',
  async (text) => {
    const dataDir = await dataFolder();
    const file = path.join(dataDir, 'secrets.json');
    await writeFile(file, text);
    await expectRefusal(
      ownBackend({ dataDir }),
      /^The keys in .*secrets\.json can't be read \(damaged\); restore that file, or delete/,
    );
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);

test('reports unreadable keys in one line', async () => {
  const dataDir = await temporaryFolder();
  await mkdir(path.join(dataDir, 'secrets.json'));
  await expectRefusal(
    ownBackend({ dataDir }),
    /^The keys in .*secrets\.json can't be read \(EISDIR\)/,
  );
});

test('reports a folder that cannot be created or written to in one line', async () => {
  const file = path.join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  for (const dataDir of [file, '/proc/heldermatch']) {
    await expectRefusal(ownBackend({ dataDir }), /^The data folder .* can't be written to/);
  }
});

/** Mounts a separate disk on this folder; returns false without root or in a restricted container. */
async function mountDisk(folder: string, options: string): Promise<boolean> {
  return execute('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
}

/** Fills a disk with this file. */
async function fillDisk(filling: string): Promise<void> {
  for (const size of [1_000_000, 1000]) {
    const chunk = Buffer.alloc(size);
    while (
      await appendFile(filling, chunk).then(
        () => true,
        () => false,
      )
    );
  }
}

test('reports a read-only disk in one line', async (context) => {
  const folder = await temporaryFolder();
  if (!(await mountDisk(folder, 'ro'))) context.skip('skipped: no disk can be mounted here');
  onTestFinished(async () => void (await execute('umount', [folder])));
  const readOnly = /^The data folder .* can't be written to \(EROFS\)\.$/;
  await expectRefusal(ownBackend({ dataDir: folder }), readOnly);
  await expectRefusal(emptyDataFolder(folder), readOnly);
});

test('reports a full disk in one line, and makes room on reset', async (context) => {
  const folder = await temporaryFolder();
  if (!(await mountDisk(folder, 'size=20m'))) context.skip('skipped: no disk can be mounted here');
  onTestFinished(async () => void (await execute('umount', [folder])));
  const database = path.join(folder, 'database');
  await writeFile(database, Buffer.alloc(21_000_000)).catch(() => undefined);
  await expectRefusal(ownBackend({ dataDir: folder }), /^The disk of .* is full: 0 MB/);
  await emptyDataFolder(folder);
  await expect(stat(database)).rejects.toThrow('ENOENT');
});

test('loses no acknowledged message when the disk fills up, and recovers when there is room again', async (context) => {
  const disk = await temporaryFolder();
  if (!(await mountDisk(disk, 'size=190m'))) context.skip('skipped: no disk can be mounted here');
  onTestFinished(async () => void (await execute('umount', [disk])));
  cpSync(inject('template'), disk, { recursive: true });
  const backend = run({ BACKEND_DATA: disk });
  const url = await backendUrl(backend);
  const filling = path.join(disk, 'filling');
  await fillDisk(filling);

  const acknowledged: string[] = [];
  const send = async () => {
    const email = newAddress();
    const answer = await postContact(url, {
      ...contactMessage(email),
      message: 'x'.repeat(2000),
    });
    if (answer.ok) acknowledged.push(email);
    return answer;
  };
  let answer = await send();
  // Free space inside the database's files is used up first.
  while (answer.ok) answer = await send();
  expect([answer.status, await answer.json()]).toEqual([
    500,
    { error: 'Uw bericht kon niet worden opgeslagen. Probeer het later opnieuw.' },
  ]);
  await rm(filling);
  expect((await send()).status).toBe(200);

  backend.child.kill('SIGKILL');
  await backend.gone;
  const again = await ownBackend({ dataDir: disk });
  const stored = await getJson<StoredMessage[]>(`${again.url}/_local/inbox.json`);
  const addresses = new Set(stored.map(({ email }) => email));
  expect(acknowledged.filter((email) => !addresses.has(email))).toEqual([]);
  await again.close();
});

test('stores no half file when the disk fills up, and adds it when there is room again', async (context) => {
  const disk = await temporaryFolder();
  if (!(await mountDisk(disk, 'size=190m'))) context.skip('skipped: no disk can be mounted here');
  onTestFinished(async () => void (await execute('umount', [disk])));
  cpSync(inject('template'), disk, { recursive: true });
  const backend = run({ BACKEND_DATA: disk });
  const { email, add } = await recruiterWithFiles(await backendUrl(backend));
  const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const;
  const content = pdfOf(5_000_000);
  const filling = path.join(disk, 'filling');
  expect((await add(ids[0], content)).error).toBeNull();
  await fillDisk(filling);
  // disk_full of PostgreSQL.
  expect((await add(ids[1], content)).error?.code).toBe('53100');
  await rm(filling);
  expect((await add(ids[2], content)).error).toBeNull();

  backend.child.kill('SIGKILL');
  await backend.gone;
  const again = await ownBackend({ dataDir: disk });
  const sent = new Map(ids.map((id) => [id, content]));
  expect(await expectWholeFiles(again.url, email, sent)).toEqual(new Set([ids[0], ids[2]]));
  await again.close();
});

test('reports a damaged database in one line', async () => {
  const dataDir = await temporaryFolder();
  await mkdir(path.join(dataDir, 'database'));
  await writeFile(path.join(dataDir, 'database/PG_VERSION'), '9.6\n');
  expect(await refusal({ BACKEND_DATA: dataDir })).toEqual(
    oneLine(/^The database in .* can't be opened/),
  );
});

test('reports a failing migration in one line', async () => {
  const dataDir = await dataFolder();
  const driver = await PGlite.create(path.join(dataDir, 'database'));
  // Applied twice, it drops something that no longer exists.
  await driver.query(
    `delete from supabase_migrations.schema_migrations where version >= '20261123000100'`,
  );
  await driver.close();
  await expectRefusal(
    ownBackend({ dataDir }),
    /^The migration 20261123000100_message_once\.sql fails \(42883: function .* does not exist\); the data stay as they were\./,
  );
});

test.each([
  [{ BACKEND_PORT: 'abc' }, /^BACKEND_PORT is 'abc', which is no port/],
  [{ BACKEND_LIMIT_FACTOR: 'veel' }, /^BACKEND_LIMIT_FACTOR is not a number/],
])('reports %j in one line', async (env, line) => {
  expect(await refusal({ BACKEND_DATA: await temporaryFolder(), ...env })).toEqual(oneLine(line));
});

test('never starts in production, on an invalid port, or for a site without a valid address', async () => {
  vi.stubEnv('BACKEND_PORT', '65536');
  expect(() => backendPort()).toThrow(/^BACKEND_PORT is '65536', which is no port/);
  const dataDir = await temporaryFolder();
  await expectRefusal(
    ownBackend({ dataDir, siteUrl: 'geen adres' }),
    /^SITE_URL geen adres is not an address/,
  );
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expectRefusal(ownBackend({ dataDir }), /^The local backend never runs in production/);
});

test('deletes everything on reset, and leaves a folder to start in', async () => {
  const dataDir = await dataFolder();
  const reset = run({ BACKEND_DATA: dataDir }, 'reset');
  expect(await reset.gone).toBe(0);
  expect(await readdir(dataDir)).toEqual(['lock']);
  await ownBackend({ dataDir });
});

test('listens on this machine only', () => {
  expect(host).toBe('127.0.0.1');
  expect(new URL(inject('backend')).hostname).toBe(host);
});
