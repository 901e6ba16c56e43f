import {
  entriesInForce,
  type Change,
  type Decision,
  type LogEntry,
  type Signature,
} from '@heldermatch/scorecard';
import { useMemo } from 'react';
import { useScoreText } from '../internal/evidence/useScoreText.js';
import { useSumLanguage } from '../internal/evidence/useSumLanguage.js';
import type { Option } from '../../components/internal/overlay/Options.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { verdicts } from '../internal/evidence/verdicts.js';

/** Event of the app, which doesn't change a score or a decision: a CV that was added, a request, a removal. */
export interface OtherEntry extends Signature {
  type: 'other';
  /** Label of its kind, for the filter too: 'Verzoek'. */
  label: string;
  /** Candidate that it is about, if any. */
  candidate?: string | undefined;
  /** Description: 'Inzage, ontvangen op 2 maart 2026'. */
  text: string;
  /** Reason or message in a person's own words. */
  why?: string | undefined;
  /**
   * Whether it is about a removed candidate, and its data were erased.
   * @default false
   */
  isErased?: boolean | undefined;
}

/** Entry that an `AuditLog` shows. */
export type AuditLogEntry = LogEntry | OtherEntry;

const changesOf = (entry: AuditLogEntry): LogEntry[] => (entry.type === 'other' ? [] : [entry]);

/** Log entry as text. */
export interface Line<Entry = AuditLogEntry> {
  id: string;
  entry: Entry;
  /** Subject: 'Kandidaat 0412'. A weight applies to every candidate: 'Alle kandidaten'. */
  subject: string;
  /** Kind of action: 'Aanpassing'. */
  title: string;
  /** Change: 'Skills & Competenties: 88% wordt 75%'. For an undo, the description of the undone entry. */
  what: string;
  /** Ground of a rejection, which `what` contains too. */
  ground?: string | undefined;
  /** Reason in the author's words, or the message that it was deleted with the candidate. Empty if there is none. */
  reason: string;
  /** Whether it is about a deleted candidate. Such an entry can't be undone or restored. */
  isErased: boolean;
  /** Entry that undid this one, if any. */
  takenBack: LogEntry | undefined;
  /** Whether it is later than the entry up to which the log is replayed. */
  isLater: boolean;
  /** Normalised text for searching. */
  words: string;
}

type Words = Pick<Line, 'subject' | 'title' | 'what' | 'ground' | 'reason' | 'isErased'>;

export const kinds = {
  adjustment: nl.adjustment,
  decision: nl.decision,
  weight: nl.weighing,
  undo: nl.undoneOrRestored,
} as const satisfies Record<Change['type'], unknown>;

const changeOf = (entry: LogEntry) => (entry.type === 'erased' ? entry.was : entry.type);

/** Id of an entry's kind, also of one about a deleted candidate. */
export const kindOf = (entry: AuditLogEntry): string =>
  entry.type === 'other' ? entry.label : changeOf(entry);

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Normalised search words. An entry matches when it contains all of them, in any order. */
export const wordsOf = (search: string) => plain(search).trim().split(/\s+/);

interface Names {
  categories: readonly { id: string; title: string }[];
  getName: (candidate: string) => string;
  options: readonly Option[];
}

/** Returns a function that describes an entry by itself. It is stable while the names are. */
function useDescription({ categories, getName, options }: Names) {
  const formatMessage = useMessages();
  const textOf = useScoreText();
  const { weights } = useSumLanguage();
  const { heavy, normal, light } = weights;
  return useMemo(() => {
    const titles = new Map(categories.map(({ id, title }) => [id, title]));
    const grounds = new Map(options.map(({ id, label }) => [id, label]));
    const titleOf = (category: string) => titles.get(category) ?? category;
    const groundOf = (code: string | undefined) => code && (grounds.get(code) ?? code);
    const verdictOf = ({ verdict, code }: Pick<Decision, 'verdict' | 'code'>) => {
      const words = formatMessage(verdicts[verdict]);
      return code === undefined ? words : `${words} (${groundOf(code)})`;
    };
    const ofOther = ({
      label,
      candidate,
      text,
      why = '',
      isErased = false,
    }: OtherEntry): Words => ({
      subject: candidate === undefined ? '' : getName(candidate),
      title: label,
      what: text,
      reason: isErased ? formatMessage(nl.candidateRemoved) : why,
      isErased,
    });
    return (entry: Exclude<AuditLogEntry, { type: 'undo' }>): Words => {
      if (entry.type === 'other') return ofOther(entry);
      const title = formatMessage(kinds[changeOf(entry)]);
      const isErased = entry.type === 'erased';
      if (entry.type === 'weight') {
        const weight = { heavy, normal, light }[entry.weight];
        const what = `${titleOf(entry.category)}: ${weight}`;
        return { subject: formatMessage(nl.allCandidates), title, what, reason: '', isErased };
      }
      const subject = getName(entry.candidate);
      if (entry.type === 'erased') {
        const what = entry.was === 'adjustment' ? titleOf(entry.category) : verdictOf(entry);
        return { subject, title, what, reason: formatMessage(nl.candidateRemoved), isErased };
      }
      if (entry.type === 'adjustment') {
        const [before, after] = [textOf(entry.original), textOf(entry.score)];
        const what = `${titleOf(entry.category)}: ${formatMessage(nl.becomes, { before, after })}`;
        return { subject, title, what, reason: entry.reason, isErased };
      }
      const ground = groundOf(entry.code);
      return {
        subject,
        title,
        what: verdictOf(entry),
        ground,
        reason: entry.reason ?? '',
        isErased,
      };
    };
  }, [categories, getName, options, formatMessage, textOf, heavy, normal, light]);
}

/** Describes the entries of a log, in their order, as they were at the entry `until`. */
export function useLines<Entry extends AuditLogEntry>(
  log: readonly Entry[],
  names: Names,
  until: string | undefined,
): readonly Line<Entry>[] {
  const formatMessage = useMessages();
  const describe = useDescription(names);
  return useMemo(() => {
    const last = until === undefined ? undefined : log.find(({ id }) => id === until);
    const moment = last === undefined ? Infinity : Date.parse(last.at);
    const isLater = ({ at }: Signature) => Date.parse(at) > moment;
    const undos = entriesInForce(log.flatMap(changesOf).filter((entry) => !isLater(entry))).flatMap(
      (entry) => (entry.type === 'undo' ? [[entry.entry, entry] as const] : []),
    );
    const takenBack = new Map<string, LogEntry>(undos);
    /** Original change of each entry so far, and the number of times it was undone or restored. */
    const before = new Map<string, { root: Words; times: number }>();
    const ofUndo = ({ id, entry }: Extract<LogEntry, { type: 'undo' }>): Words => {
      const target = before.get(entry);
      if (target === undefined)
        return {
          subject: '',
          title: formatMessage(nl.takenBack),
          what: entry,
          reason: '',
          isErased: false,
        };
      const { root } = target;
      const times = target.times + 1;
      before.set(id, { root, times });
      // Undoing an undo restores the entry.
      const title = formatMessage(times % 2 === 0 ? nl.restored : nl.takenBack);
      return { ...root, title, what: `${root.title} · ${root.what}`, reason: '' };
    };
    const wordsFor = (entry: AuditLogEntry): Words => {
      if (entry.type === 'undo') return ofUndo(entry);
      const root = describe(entry);
      before.set(entry.id, { root, times: 0 });
      return root;
    };
    return log.map((entry): Line<Entry> => {
      const line = wordsFor(entry);
      return {
        id: entry.id,
        entry,
        ...line,
        takenBack: takenBack.get(entry.id),
        isLater: isLater(entry),
        words: plain([entry.by, line.title, line.subject, line.what, line.reason].join(' ')),
      };
    });
  }, [log, until, describe, formatMessage]);
}
