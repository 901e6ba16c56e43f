import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Extensions, PGlite } from '@electric-sql/pglite';
import { App, type EmailDriver } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { keepMigratedGrants } from './compat.ts';
import { projectFolder, type ProjectConfig } from './config.ts';
import { PUBLISHABLE_KEY, type Secrets } from './keys.ts';
import { MAIL_SUBJECT } from './mail-driver.ts';
import { UserError } from '../../../.workspace/ports.ts';

const sql = (name: string) => readFile(path.join(import.meta.dirname, 'sql', name), 'utf8');

interface DatabaseOptions {
  /** Without a folder the database lives in memory. */
  folder?: string;
  config: ProjectConfig;
  secrets: Secrets;
  siteOrigins: readonly string[];
  email: EmailDriver;
  extensions?: Extensions;
}

export interface Database {
  app: App;
  driver: PGlite;
  close: () => Promise<void>;
}

/** Opens the database, and brings it to where a hosted project with these migrations would be. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { folder, config, secrets, siteOrigins, email, extensions = {} } = options;
  const connection = await createPgliteConnection({ url: folder, pgliteOptions: { extensions } });
  try {
    await connection.driver.waitReady;
    await connection.driver.exec(await sql('hosted-roles.sql'));
  } catch (error) {
    const [reason] = String(error).split('\n', 1);
    throw new UserError(
      `The database in ${folder} can't be opened (${reason}); \`reset\` makes a new one.`,
    );
  }
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
  await app.ensureSystemSchema();
  await connection.driver.exec(await sql('hosted-schema.sql'));
  await applyMigrations(connection.driver);
  await connection.driver.exec(await sql('local-mailbox.sql'));
  // What pg_cron does every night on a hosted project.
  await connection.driver.query('select private.delete_expired_contact_data()');
  return { app, driver: connection.driver, close: () => connection.close() };
}

/** As `supabase db push` does: in order, each in one transaction, each once. */
async function applyMigrations(driver: PGlite): Promise<void> {
  const folder = path.join(projectFolder, 'supabase/migrations');
  const applied = await driver.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const versions = new Set(applied.rows.map((row) => row.version));
  for (const file of (await readdir(folder)).toSorted()) {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    if (version === undefined || versions.has(version)) continue;
    const migration = await readFile(path.join(folder, file), 'utf8');
    await driver.transaction(async (transaction) => {
      await transaction.exec(migration);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
        [version, name],
      );
    });
  }
}

/** The settings that lite knows; the others are obeyed in compat.ts and mailbox.ts. */
function liteAuth({ auth: { rate_limit: _limits, email, ...auth } }: ProjectConfig) {
  const { max_frequency: _frequency, ...known } = email;
  return { ...auth, email: { ...known, template: MAIL_SUBJECT } };
}
