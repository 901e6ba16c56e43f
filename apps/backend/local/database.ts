import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Extensions, PGlite } from '@electric-sql/pglite';
import { App, type EmailDriver } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { keepMigratedGrants } from './supabase-api.ts';
import { projectFolder, type ProjectConfig } from './config.ts';
import { dumpOf, importDump, writeDump } from './dump.ts';
import { PUBLISHABLE_KEY, type Secrets } from './keys.ts';
import { MAIL_SUBJECT } from './mail-driver.ts';
import { applyMigrations } from './migrations.ts';
import { UserError } from '@heldermatch/tooling/ports';

const sql = (name: string) => readFile(path.join(import.meta.dirname, 'sql', name), 'utf8');

interface DatabaseOptions {
  /** Without a folder the database is kept in memory. */
  folder?: string;
  config: ProjectConfig;
  secrets: Secrets;
  siteOrigins: readonly string[];
  email: EmailDriver;
  extensions?: Extensions;
  /** Folder of the migrations. @default the project's */
  migrations?: string;
  /** Called with a line when the database was recreated from its dump. @default console.log */
  log?: (line: string) => void;
}

export interface Database {
  app: App;
  driver: PGlite;
  close: () => Promise<void>;
}

/** Opens the database and migrates it to the state of a hosted project. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { close, ...database } = await keepExitCode(() => open(options));
  return { ...database, close: () => keepExitCode(close) };
}

/** PGlite and pg_dump are compiled executables: they overwrite the exit code of the process they run in. */
async function keepExitCode<Result>(work: () => Promise<Result>): Promise<Result> {
  const { exitCode } = process;
  try {
    return await work();
  } finally {
    process.exitCode = exitCode;
  }
}

/** PGlite sets the process's exit code when a query fails; this restores it. */
function keepQueryExitCode(driver: PGlite): void {
  const execute = driver.execProtocolRawSync.bind(driver);
  driver.execProtocolRawSync = (message) => {
    const { exitCode } = process;
    try {
      return execute(message);
    } finally {
      process.exitCode = exitCode;
    }
  };
}

async function open(options: DatabaseOptions): Promise<Database> {
  const { folder, config, secrets, siteOrigins, email, extensions = {} } = options;
  const { migrations = path.join(projectFolder, 'supabase/migrations'), log = console.log } =
    options;
  const connection = await (folder === undefined
    ? connect(folder, extensions)
    : connectKept(folder, extensions, log));
  keepMigratedGrants(connection);

  const app = new App({
    connection,
    api: config.api,
    auth: {
      ...liteAuth(config),
      enabled: true,
      site_url: siteOrigins[0],
      additional_redirect_urls: siteOrigins.flatMap((origin) => [origin, `${origin}/**`]),
      jwt_secret: secrets.jwtSecret,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: secrets.secretKey,
    },
    options: { server: { admin: false }, drivers: { email } },
  });
  const { driver } = connection;
  try {
    await app.ensureSystemSchema();
    await driver.exec(await sql('hosted-schema.sql'));
    await applyMigrations(driver, migrations);
    await driver.exec(await sql('local-mailbox.sql'));
    await driver.exec(await sql('hourly-jobs.sql'));
    if (folder !== undefined) await rm(dumpOf(folder), { force: true });
  } catch (error) {
    await connection.close();
    throw error;
  }
  const close = async () => {
    if (driver.closed) return;
    try {
      if (folder !== undefined) await writeDump(driver, folder);
    } finally {
      await connection.close();
    }
  };
  return { app, driver, close };
}

async function connect(folder: string | undefined, extensions: Extensions) {
  const connection = await createPgliteConnection({ url: folder, pgliteOptions: { extensions } });
  await connection.driver.waitReady;
  keepQueryExitCode(connection.driver);
  await connection.driver.exec(await sql('hosted-roles.sql'));
  return connection;
}

/** Opens the database in a folder. One that can't be opened is recreated from its dump. */
async function connectKept(folder: string, extensions: Extensions, log: (line: string) => void) {
  const hasDump = existsSync(dumpOf(folder));
  // An interrupted import may have left only the dump.
  if (existsSync(folder) || !hasDump) {
    try {
      return await connect(folder, extensions);
    } catch (error) {
      if (!hasDump) throw await cannotOpen(folder, error);
    }
  }
  const made = await madeBy(folder);
  const kept = await importDump(folder, (imported) => connect(imported, extensions));
  log(`The database${made} was imported from ${dumpOf(folder)}; the old one is kept in ${kept}.`);
  return connect(folder, extensions);
}

async function cannotOpen(folder: string, error: unknown): Promise<UserError> {
  const [reason] = String(error).split('\n', 1);
  return new UserError(
    `The database in ${folder}${await madeBy(folder)} can't be opened (${reason}), and was not closed by Ctrl-C, ` +
      'which leaves a dump: start the version that made it, end it with Ctrl-C and start this one again, ' +
      'or `reset` makes a new database.',
  );
}

/** Clause for messages that names the PostgreSQL version of a database; empty when unknown. */
async function madeBy(folder: string): Promise<string> {
  const version = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  return version === undefined ? '' : `, of PostgreSQL ${version.trim()},`;
}

/** Settings that `@supabase/lite` supports; the others are implemented in supabase-api.ts and mailbox.ts. */
function liteAuth({ auth: { rate_limit: _limits, email, ...auth } }: ProjectConfig) {
  const { max_frequency: _frequency, notification: _notices, enabled, ...known } = email;
  // `@supabase/lite` reads `enable_signup`, which the CLI has deprecated.
  return { ...auth, email: { ...known, enable_signup: enabled, template: MAIL_SUBJECT } };
}
