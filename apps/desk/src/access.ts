// Everything that is stored about one candidate, for an access request (article 15 of the GDPR).
import { entriesInForce, type Category, type Judged, type LogEntry } from '@heldermatch/scorecard';
import type { Applicant } from './data/candidates.ts';
import type { OpenVacancy } from './openVacancy.ts';
import { withoutNames } from './comments.ts';
import type { DeskEntry } from './entries.ts';
import { describeEntry, titleOf } from './entryText.ts';
import { logReasons } from './reasons.ts';
import { termIn } from './retention.ts';
import type { CvText, Upload } from './store.ts';

/** Something that happened to a candidate, in words. The log keeps who did it. */
export interface Happening {
  id: string;
  at: string;
  /** Kind, as in the log: 'Aanpassing'. */
  kind: string;
  text: string;
  reason?: string | undefined;
  /** Whether it was undone later. */
  isUndone: boolean;
}

/** Describes an entry without names of colleagues. */
function describeWithoutNames(entry: DeskEntry): ReturnType<typeof describeEntry> {
  if (entry.type === 'interview') return describeEntry({ ...entry, interviewers: undefined });
  if (entry.type === 'comment' && entry.text !== undefined) {
    return describeEntry({ ...entry, text: withoutNames(entry.text) });
  }
  const described = describeEntry(entry);
  const isAssigned = entry.type === 'assignment' && entry.to !== undefined;
  return isAssigned ? { ...described, text: 'Aan een collega' } : described;
}

const verdicts = { invite: 'Uitgenodigd', hold: 'Aangehouden', reject: 'Afgewezen' };
const percentage = (score?: number) => (score === undefined ? 'geen score' : `${score}%`);

function describeChange(entry: LogEntry): Pick<Happening, 'kind' | 'text' | 'reason'> | undefined {
  if (entry.type === 'adjustment') {
    const { category, original, score, reason } = entry;
    const text = `${titleOf(category)}: ${percentage(original)} wordt ${percentage(score)}`;
    return { kind: 'Aanpassing', text, reason };
  }
  if (entry.type === 'decision') {
    const { verdict, code, reason } = entry;
    const ground = logReasons.find(({ id }) => id === code)?.label ?? code;
    const text = verdicts[verdict] + (ground === undefined ? '' : ` (${ground})`);
    return { kind: 'Beslissing', text, reason };
  }
  return undefined;
}

/**
 * Everything that happened to a candidate, oldest first. Names of colleagues are left out: a candidate has no right to
 * them (Court of Justice of the EU, C-579/21, Pankki S).
 */
function happeningsOf({ log, entries }: OpenVacancy, candidate: string): Happening[] {
  const inForce = new Set(entriesInForce(log).map(({ id }) => id));
  const changes = log.flatMap((entry) => {
    const change = describeChange(entry);
    if (change === undefined || !('candidate' in entry) || entry.candidate !== candidate) return [];
    return [{ id: entry.id, at: entry.at, ...change, isUndone: !inForce.has(entry.id) }];
  });
  const others = entries
    .map(describeWithoutNames)
    .filter((entry) => entry.candidate === candidate)
    .map(({ id, at, label, text, why }) => ({
      id,
      at,
      kind: label,
      text,
      reason: why,
      isUndone: false,
    }));
  return [...changes, ...others].toSorted((one, other) => one.at.localeCompare(other.at));
}

/** Data of one candidate, as the page of an access request shows them and its JSON has them. */
export function accessData(
  open: OpenVacancy,
  applicant: Applicant,
  { upload, scorecard, cv }: { upload: Upload; scorecard: Judged<Category>[]; cv: CvText },
) {
  const { vacancy, judgement, entries } = open;
  return {
    candidate: { id: applicant.id, name: applicant.title, file: upload.file },
    vacancy: { id: vacancy.id, title: vacancy.title, requirements: vacancy.requirements },
    engine: upload.engine,
    scorecard: scorecard.map(({ adjustment: _adjustment, ...category }) => ({
      ...category,
      weight: judgement.weights.get(category.id) ?? 'normal',
    })),
    happenings: happeningsOf(open, applicant.id),
    keptUntil: termIn(entries)(applicant.id),
    cv: cv.map(({ text }) => text),
  };
}

export type AccessData = ReturnType<typeof accessData>;
