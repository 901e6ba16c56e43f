import {
  judge,
  rank,
  replay,
  sign,
  type Category,
  type Change,
  type Judgement,
} from '@heldermatch/scorecard';
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { inventedFor, provenIn, type Applicant } from './data/candidates.ts';
import { seeds } from './data/vacancies.ts';
import type { Engine } from './engine.ts';
import { assigneesIn, signDesk, type DeskChange, type RemovalReason } from './entries.ts';
import {
  checkLog,
  checkOvertaken,
  entriesOf,
  OvertakenError,
  type CheckedLog,
  type Line,
} from './log.ts';
import {
  divide,
  UploadSchema,
  ViewSchema,
  type Addition,
  type Store,
  type Stored,
  type StoredState,
  type Upload,
  type View,
} from './store.ts';
import type { Vacancy } from './vacancy.ts';

/** Author in the log until users enter their name. */
export const unnamed = 'Naamloos';

interface Desk extends Omit<StoredState, 'uploads' | 'views'>, CheckedLog {
  uploads: readonly Upload[];
  views: readonly View[];
  /** Stored candidates and filters that are not valid. They are kept unchanged and ignored. */
  unusable: readonly unknown[];
  /** All vacancies, as they are now. */
  vacancies: readonly Vacancy[];
  status: 'loading' | 'ready' | 'failed';
  store: Store;
  /** Engine that scores added CVs. If undefined, they are not scored. */
  engine: Engine | undefined;
  /** Reloads the stored data. */
  read: () => Promise<void>;
  /** Ids of the log entries that this tab wrote. */
  own: Set<string>;
}

const DeskContext = createContext<Desk | undefined>(undefined);

const emptyState: StoredState = { rows: [], uploads: [], views: [], by: undefined };

export interface DeskProviderProps extends Pick<Desk, 'store'>, Partial<Pick<Desk, 'engine'>> {
  children: ReactNode;
}

/** Provides the stored data, and reloads them when this tab or another has changed them. */
export function DeskProvider({ store, engine, children }: DeskProviderProps) {
  const [state, setState] = useState<StoredState & Pick<Desk, 'status'>>({
    ...emptyState,
    status: 'loading',
  });
  const read = useCallback(
    () =>
      store.read().then(
        (kept) => startTransition(() => setState({ ...kept, status: 'ready' })),
        () => setState({ ...emptyState, status: 'failed' }),
      ),
    [store],
  );
  useEffect(() => {
    void read();
    return store.onChange(() => void read());
  }, [read, store]);
  const [own] = useState(() => new Set<string>());
  const log = useMemo(() => checkLog(state.rows), [state.rows]);
  const vacancies = useMemo(() => vacanciesFrom(log), [log]);
  const checked = useMemo(() => checkStored(state), [state]);
  const desk = useMemo(
    () => ({ ...state, ...log, ...checked, vacancies, store, engine, read, own }),
    [state, log, checked, vacancies, store, engine, read, own],
  );
  return <DeskContext value={desk}>{children}</DeskContext>;
}

/** Validates the candidates and filters. */
function checkStored(state: StoredState): Pick<Desk, 'uploads' | 'views' | 'unusable'> {
  const uploads = divide(state.uploads, UploadSchema);
  const views = divide(state.views, ViewSchema);
  return {
    uploads: uploads.valid,
    views: views.valid,
    unusable: [...uploads.broken, ...views.broken],
  };
}

/** Fictitious vacancies and those that a recruiter made, each in its last version. */
function vacanciesFrom({ deskLines }: CheckedLog): readonly Vacancy[] {
  const made = deskLines.flatMap(({ vacancy: id, entry }) =>
    entry.type === 'vacancy' ? [{ ...entry.details, id }] : [],
  );
  return [...new Map<string, Vacancy>([...seeds, ...made].map((one) => [one.id, one])).values()];
}

export function useDesk() {
  const desk = use(DeskContext);
  if (desk === undefined) throw new Error('useDesk must be used within a DeskProvider');
  const { store, read, rows, own } = desk;
  const lineOf = (vacancy: string, change: DeskChange): Line => ({
    vacancy,
    entry: signDesk(change, desk.by ?? unnamed),
  });
  const scoredLines = (vacancy: string, { id, engine, categories }: ScoredUpload) =>
    engine === undefined || categories.length === 0
      ? []
      : [lineOf(vacancy, { type: 'scored', candidate: id, engine, scores: scoresIn(categories) })];
  const changeAndRead = async (change: Promise<void>) => {
    await change;
    await read();
  };
  /** Saves lines, all or none. Rejects when they could not be saved, or with an `OvertakenError`. */
  const append = async (lines: readonly Line[]) => {
    for (const { entry } of lines) own.add(entry.id);
    try {
      await store.append(lines, rows.length, (newer) =>
        checkOvertaken(lines, newer, (id) => own.has(id)),
      );
    } catch (error) {
      if (error instanceof OvertakenError) await read();
      throw error;
    }
    await read();
  };
  return {
    ...desk,
    by: desk.by ?? unnamed,
    /**
     * Signs changes and saves them, all or none. Rejects when they could not be saved, or with an `OvertakenError`.
     * @returns their log entries.
     */
    write: async (vacancy: string, changes: readonly Change[]) => {
      const entries = changes.map((change) => sign(change, desk.by ?? unnamed));
      await append(entries.map((entry) => ({ vacancy, entry })));
      return entries;
    },
    /** Signs and saves a change of the desk. Rejects like `write`. */
    record: (vacancy: string, change: DeskChange) => append([lineOf(vacancy, change)]),
    /** Stores an added candidate. */
    add: (addition: Addition) => {
      const { id, vacancy } = addition.upload;
      const added = lineOf(vacancy, { type: 'added', candidate: id });
      return changeAndRead(store.add(addition, [added, ...scoredLines(vacancy, addition.upload)]));
    },
    /** Replaces the scores of an added candidate. The caller reads the data again. */
    rescore: ({ vacancy, ...scored }: ScoredUpload & Pick<Upload, 'vacancy'>) => {
      const { id, ...scores } = scored;
      return store.rescore(id, scores, scoredLines(vacancy, scored));
    },
    /** Removes an added candidate, and records it. */
    remove: ({ id, vacancy }: Pick<Upload, 'id' | 'vacancy'>, why: RemovalReason) =>
      changeAndRead(store.remove(id, [lineOf(vacancy, { type: 'removal', candidate: id, why })])),
    restore: (stored: Stored) => changeAndRead(store.restore(stored)),
    saveView: (view: View) => changeAndRead(store.saveView(view)),
    removeView: (id: string) => changeAndRead(store.removeView(id)),
    setName: (by: string) => changeAndRead(store.setName(by)),
    clear: () => changeAndRead(store.clear()),
  };
}

type ScoredUpload = Pick<Upload, 'id' | 'categories' | 'engine'>;

const scoresIn = (categories: readonly Category[]) =>
  categories.map(({ id: category, score, confidence }) => ({ category, score, confidence }));

const applicantOf = (upload: Upload): Applicant => ({
  id: upload.id,
  engine: upload.engine,
  title: upload.name,
  scores: upload.categories,
  proven: provenIn(upload.categories),
});

/** Scores of all scored candidates, with human adjustments applied. */
export const scoresOf = (applicants: readonly Applicant[], { adjustments }: Judgement) =>
  applicants
    .filter(({ scores }) => scores.length > 0)
    .map(({ id, scores }) => ({ candidate: id, categories: judge(scores, adjustments.get(id)) }));

/** Returns a vacancy's candidates, and the decisions and adjustments in its log. */
export function useVacancy(vacancy: Vacancy) {
  const { lines, deskLines, uploads, write, record } = useDesk();
  const { id } = vacancy;
  const log = useMemo(() => entriesOf(lines, { id }), [lines, id]);
  const entries = useMemo(() => entriesOf(deskLines, { id }), [deskLines, id]);
  const assignees = useMemo(() => assigneesIn(entries), [entries]);
  const invented = useMemo(() => inventedFor(vacancy.id), [vacancy.id]);
  const applicants = useMemo(
    () => [...uploads.filter((one) => one.vacancy === vacancy.id).map(applicantOf), ...invented],
    [uploads, vacancy.id, invented],
  );
  const judgement = useMemo(() => replay(log), [log]);
  const scorecards = useMemo(() => scoresOf(applicants, judgement), [applicants, judgement]);
  const ranking = useMemo(
    () => rank(scorecards, judgement.weights),
    [scorecards, judgement.weights],
  );
  return {
    vacancy,
    log,
    /** Entries of the desk about this vacancy and its candidates, besides decisions and adjustments. */
    entries,
    /** Name of the colleague to whom each candidate is assigned. */
    assignees,
    applicants,
    judgement,
    scorecards,
    ranking,
    nameOf: (candidate: string) =>
      applicants.find((one) => one.id === candidate)?.title ??
      `Verwijderde kandidaat ${candidate.slice(0, 4)}`,
    write: (...changes: Change[]) => write(vacancy.id, changes),
    record: (change: DeskChange) => record(vacancy.id, change),
  };
}

export type OpenVacancy = ReturnType<typeof useVacancy>;
