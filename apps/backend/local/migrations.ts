import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { UserError } from '@heldermatch/tooling/ports';
import { codeOf } from './code-of.ts';

interface Migration {
  file: string;
  version: string;
  name: string;
  text: string;
}

interface Applied {
  version: string;
  /** The migration's whole text; null when an older version applied it. */
  statements: [string] | null;
}

/**
 * Applies pending migrations in order, like `supabase db push` but all or none. Each one runs once, and only after all
 * older ones.
 *
 * @throws UserError when a migration fails or the history doesn't match, and leaves the data unchanged
 */
export async function applyMigrations(driver: PGlite, folder: string): Promise<void> {
  const migrations = await readMigrations(folder);
  const { rows } = await driver.query<Applied>(
    'select version, statements from supabase_migrations.schema_migrations order by version',
  );
  const applied = new Map(rows.map(({ version, statements }) => [version, statements?.[0]]));
  requireHistory(migrations, applied);

  await driver.transaction(async (transaction) => {
    for (const { file, version, name, text } of migrations) {
      if (applied.get(version) === text) continue;
      if (!applied.has(version)) {
        await transaction.exec(text).catch((error: unknown) => {
          throw new UserError(
            `The migration ${file} fails (${codeOf(error)}: ${firstLine(error)}); the data stay as they were. Mend it, or \`reset\` makes new data.`,
          );
        });
      }
      await transaction.query(
        `insert into supabase_migrations.schema_migrations (version, name, statements)
         values ($1, $2, $3)
         on conflict (version) do update set statements = excluded.statements`,
        [version, name, [text]],
      );
    }
  });
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).toSorted();
  const migrations = await Promise.all(
    files.map(async (file) => {
      const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
      if (version === undefined || name === undefined) return undefined;
      const text = await readFile(path.join(folder, file), 'utf8');
      // Git on Windows may check out CRLF line endings.
      return { file, version, name, text: text.replaceAll('\r\n', '\n') };
    }),
  );
  return migrations.filter((migration) => migration !== undefined);
}

/**
 * Checks the applied migrations against the files.
 * @throws UserError when they are not a prefix of these migrations
 */
function requireHistory(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string | undefined>,
): void {
  const known = new Set(migrations.map(({ version }) => version));
  const newer = [...applied.keys()].filter((version) => !known.has(version));
  if (newer.length > 0) {
    throw new UserError(
      `The data were made by other code than this: it has no migration ${newer.join(', ')}. Update the code, or \`reset\` makes new data.`,
    );
  }
  const edited = migrations.find(({ version, text }) => (applied.get(version) ?? text) !== text);
  if (edited) {
    throw new UserError(
      `The migration ${edited.file} was changed after it had been applied. Undo that and add another, or \`reset\` makes new data.`,
    );
  }
  const late = migrations.find(
    ({ version }, index) =>
      !applied.has(version) && migrations.slice(index).some((after) => applied.has(after.version)),
  );
  if (late) {
    throw new UserError(
      `The migration ${late.file} is older than one that has been applied. Give it the time of now, or \`reset\` makes new data.`,
    );
  }
}

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0];
