import type { Line } from '../log.ts';
import type { CvText, Store, Upload } from '../store.ts';
import { dataOf, lineOf } from './answers.ts';
import type { Client } from './client.ts';
import { encodeFile } from './files.ts';
import {
  call,
  linesOf,
  readCandidates,
  readFile,
  readLength,
  readState,
  readText,
  type Membership,
} from './reads.ts';

/** The database signs entries itself. */
function unsigned({ vacancy, entry }: Line) {
  const { at: _at, by: _by, ...unsignedEntry } = entry;
  return { vacancy, entry: unsignedEntry };
}

/** Returns the values of a candidate, as the database's functions take them. */
export async function candidateValues(
  { name, categories, engine, unread = [] }: Upload,
  pages: CvText,
  file: Blob | undefined,
): Promise<object> {
  const isScored = engine !== undefined && categories.length > 0;
  return {
    name: name.slice(0, 255),
    pages,
    unread,
    ...(isScored && { categories, engine }),
    ...(file && { file: await encodeFile(file) }),
  };
}

/** Time between two questions whether a colleague changed something, in milliseconds. */
const interval = 3000;

/**
 * Store in a team's database. Every change is one call of a function, which checks the role of the user: see the README
 * of apps/backend.
 */
export function teamStore(client: Client, membership: Membership): Store {
  const { organisation } = membership;
  const database = { client, ...membership };
  /** Number of lines when the desk last read; undefined after a failure. */
  let known: number | undefined;
  return {
    local: undefined,
    async read(part) {
      try {
        const state = await readState(database, part);
        known = state.length;
        return state;
      } catch (error) {
        known = undefined;
        throw error;
      }
    },
    async *readLog() {
      for await (const row of linesOf(database)) {
        const { salt, digest, hash } = row;
        yield { line: lineOf(row), ...(salt !== null && { salt }), digest, hash };
      }
    },
    readCandidates: () => readCandidates(database),
    readText: (id) => readText(database, id),
    readFile: (id) => readFile(database, id),
    async append(lines, seen) {
      await call(database, 'append_lines', { lines: lines.map(unsigned), seen });
    },
    async add({ upload, text, file, source }) {
      const { id, vacancy } = upload;
      const values = await candidateValues(upload, text, file);
      const answer = await client.rpc('add_candidate', {
        organisation,
        vacancy,
        candidate: id,
        ...values,
        ...(source && { source }),
      });
      // An earlier attempt was stored, but its answer was lost, as when a line drops.
      if (answer.error?.code !== '23505') dataOf(answer);
    },
    async rescore(candidate, { categories, engine }) {
      await call(database, 'rescore_candidate', { candidate, categories, engine });
    },
    async remove(candidate, lines) {
      const why = lines.map(({ entry }) => (entry.type === 'removal' ? entry.why : undefined));
      await call(database, 'remove_candidate', { candidate, why: why[0] });
    },
    async saveView(view) {
      const onConflict = 'organisation,user_id,id';
      dataOf(await client.from('views').upsert({ organisation, ...view }, { onConflict }));
    },
    async removeView(id) {
      dataOf(await client.from('views').delete().eq('organisation', organisation).eq('id', id));
    },
    async markRead(ids) {
      await call(database, 'mark_read', { ids });
    },
    onChange(listener) {
      const ask = async () => {
        if (document.hidden) return;
        const length = await readLength(database).catch(() => undefined);
        if (length !== known) listener();
      };
      const timer = setInterval(() => void ask(), interval);
      const onVisible = () => void ask();
      document.addEventListener('visibilitychange', onVisible);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
  };
}
