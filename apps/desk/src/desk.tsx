import { sign, type Category, type Change } from '@heldermatch/scorecard';
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { seeds } from './data/vacancies.ts';
import type { Engine } from './engine.ts';
import { signDesk, type DeskChange, type RemovalReason } from './entries.ts';
import { checkOvertaken, OvertakenError, unnamed, type CheckedLog, type Line } from './log.ts';
import { mayMake, type ChangeType } from './roles.ts';
import {
  DatabaseError,
  divide,
  UploadSchema,
  ViewSchema,
  type Addition,
  type Part,
  type Store,
  type StoredState,
  type Upload,
  type View,
} from './store.ts';
import { toasts } from './toasts.ts';
import { isQuick, useUnsaved } from './unsaved.ts';
import type { Vacancy } from './vacancy.ts';

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
  /** Reloads the stored data. `alongside` changes the page in the render that shows them. */
  read: (alongside?: () => void) => Promise<void>;
  /** Part of the data that was read. */
  part: Part;
  /** Reads another part. */
  readPart: (part: Part) => Promise<void>;
  /** Ids of the log entries that this tab wrote. */
  own: Set<string>;
  /** Shows lines that are not stored yet. */
  show: ReturnType<typeof useUnsaved>['show'];
}

const DeskContext = createContext<Desk | undefined>(undefined);

const emptyState = {
  rows: [],
  length: 0,
  uploads: [],
  views: [],
  by: undefined,
  readNotifications: [],
  part: {},
} satisfies State;

type State = StoredState & Pick<Desk, 'part'>;

export interface DeskProviderProps extends Pick<Desk, 'store'>, Partial<Pick<Desk, 'engine'>> {
  children: ReactNode;
}

/** Provides the stored data, and reloads them when this tab or another has changed them. */
export function DeskProvider({ store, engine, children }: DeskProviderProps) {
  const [state, setState] = useState<State & Pick<Desk, 'status'>>({
    ...emptyState,
    status: 'loading',
  });
  const asked = useRef<Part>({});
  const read = useCallback(
    (alongside?: () => void) => {
      const part = asked.current;
      return store.read(part).then(
        (kept) =>
          startTransition(() => {
            setState((before) =>
              // When another part was asked for in the meantime, its answer follows.
              part === asked.current ? { ...kept, part, status: 'ready' } : before,
            );
            alongside?.();
          }),
        (error: unknown) => {
          // The last answer of a team's database stays in view.
          setState((before) =>
            before.team === undefined ? { ...emptyState, status: 'failed' } : before,
          );
          if (error instanceof DatabaseError) {
            toasts.show({ tone: 'critical', title: 'Niet bijgewerkt', description: error.message });
          }
        },
      );
    },
    [store],
  );
  const readPart = useCallback(
    (part: Part) => {
      asked.current = part;
      return read();
    },
    [read],
  );
  useEffect(() => {
    void read();
    return store.onChange(() => void read());
  }, [read, store]);
  const [own] = useState(() => new Set<string>());
  const { log, show } = useUnsaved(state.rows);
  const vacancies = useMemo(() => state.team?.vacancies ?? vacanciesFrom(log), [state.team, log]);
  const checked = useMemo(() => checkStored(state), [state]);
  const desk = useMemo(() => {
    const rest = { vacancies, store, engine, read, readPart, show, own };
    return { ...state, ...log, ...checked, ...rest };
  }, [state, log, checked, vacancies, store, engine, read, readPart, own, show]);
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
  const { store, read, length, own, show } = desk;
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
  /**
   * Saves lines, all or none. Rejects when they could not be saved, or with an `OvertakenError`.
   * @param alongside - A change of the page in the render that has the stored lines.
   */
  const append = async (lines: readonly Line[], alongside?: () => void) => {
    for (const { entry } of lines) own.add(entry.id);
    try {
      await store.append(lines, length, (newer) =>
        checkOvertaken(lines, newer, (id) => own.has(id)),
      );
    } catch (error) {
      if (error instanceof OvertakenError) await read();
      throw error;
    }
    await read(alongside);
  };
  return {
    ...desk,
    by: desk.by ?? unnamed,
    /** Whether the user may make changes of a type. In a browser, every user may. */
    may: (type: ChangeType) => desk.team === undefined || mayMake(desk.team.role, type),
    /**
     * Signs changes and saves them, all or none. Rejects when they could not be saved, or with an `OvertakenError`.
     * Decisions without a typed reason are shown before they are saved.
     * @returns their log entries.
     */
    write: async (vacancy: string, changes: readonly Change[]) => {
      const entries = changes.map((change) => sign(change, desk.by ?? unnamed));
      const lines = entries.map((entry) => ({ vacancy, entry }));
      const hide = changes.every(isQuick) ? show(lines) : undefined;
      try {
        await append(lines, hide);
      } catch (error) {
        hide?.();
        throw error;
      }
      return entries;
    },
    /** Signs and saves a change of the desk. Rejects like `write`. */
    record: (vacancy: string, change: DeskChange) => append([lineOf(vacancy, change)]),
    /** Stores an added candidate. */
    add: (addition: Addition) => {
      const { id, vacancy } = addition.upload;
      const { source } = addition;
      const added = lineOf(vacancy, { type: 'added', candidate: id, source });
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
    /** Makes any other change of the stored data, and reads them again. */
    changeAndRead,
    saveView: (view: View) => changeAndRead(store.saveView(view)),
    removeView: (id: string) => changeAndRead(store.removeView(id)),
    markRead: (notifications: readonly string[]) => changeAndRead(store.markRead(notifications)),
  };
}

/** Asks for the part of the data that a page needs. @returns whether it has been read. */
export function usePart(part: Part): boolean {
  const { team, part: read, readPart } = useDesk();
  const key = JSON.stringify(part);
  const isRead = team === undefined || JSON.stringify(read) === key;
  useEffect(() => {
    if (!isRead) void readPart(JSON.parse(key) as Part);
  }, [isRead, key, readPart]);
  return isRead;
}

type ScoredUpload = Pick<Upload, 'id' | 'categories' | 'engine'>;

const scoresIn = (categories: readonly Category[]) =>
  categories.map(({ id: category, score, confidence }) => ({ category, score, confidence }));
