import { entriesInForce, type LogEntry, type Verdict } from '@heldermatch/scorecard';
import {
  parseAbsolute,
  parseDate,
  startOfWeek,
  toCalendarDate,
  type CalendarDate,
} from '@internationalized/date';
import { currentDate } from './currentDate.ts';
import { applicantOf, inventedFor } from './data/candidates.ts';
import { seedOf } from './data/vacancies.ts';
import type { DeskEntry, Source } from './entries.ts';
import { timeZone } from './format.ts';
import { entriesOf, type CheckedLog } from './log.ts';
import type { Upload } from './store.ts';
import type { Vacancy } from './vacancy.ts';

/** Numbers of candidates in each step. A step also counts those of the steps after it. */
export interface Steps {
  added: number;
  /** With a decision in force. */
  decided: number;
  invited: number;
  /** Invited, with a time that was agreed for an interview. */
  interviewed: number;
}

/** Numbers of a group of candidates who are there. */
export interface Tally extends Omit<Steps, 'added'> {
  candidates: number;
}

/** Numbers about the candidates of a vacancy, or of all. */
export interface Report {
  /** Candidates in the log, also those who were removed since. */
  steps: Steps;
  /** Median number of days; null without any. */
  days: {
    /** From the addition to the first decision in force. */
    decision: number | null;
    /** From the first invitation in force to the first time that was agreed after it. */
    interview: number | null;
  };
  /** The last twelve weeks, oldest first. */
  weeks: readonly {
    /** Its Monday, as 2026-11-23. */
    week: string;
    added: number;
    /** First decisions in force. */
    decided: number;
  }[];
  /** By the number of candidates, highest first. */
  sources: readonly {
    /** Null if unknown. */
    source: Source | null;
    added: number;
    decided: number;
    invited: number;
  }[];
  /** Of a vacancy: candidates whose CV proves a requirement, and the others. */
  requirements: readonly { id: string; proven: Tally; unproven: Tally }[];
  /** Candidates whose CV could be read as a whole, and the others. */
  reading: { whole: Tally; partly: Tally };
}

/** Events of a candidate that count. Those of a removed candidate remain in the log, except the interview. */
interface Course {
  added?: string | undefined;
  source?: Source | undefined;
  /** Decisions in force, oldest first. */
  decisions: { at: string; verdict: Verdict }[];
  /** Times at which an interview was agreed, oldest first. */
  agreed: string[];
}

const isDecided = ({ decisions }: Course) => decisions.length > 0;
const isInvited = ({ decisions }: Course) => decisions.at(-1)?.verdict === 'invite';
const isInterviewed = (course: Course) => isInvited(course) && course.agreed.length > 0;

/** Returns the decision of an entry, also of a removed candidate. */
function decisionOf(entry: LogEntry) {
  const isDecision =
    entry.type === 'decision' || (entry.type === 'erased' && entry.was === 'decision');
  return isDecision ? entry : undefined;
}

function addDeskEntry(course: Course, entry: DeskEntry): void {
  if (entry.type === 'added') {
    course.added = entry.at;
    course.source = entry.source;
  }
  if (entry.type === 'interview' && entry.confirmed !== undefined) course.agreed.push(entry.at);
}

/** Collects the events of each candidate in the log of a vacancy, and of those who are in no line. */
function coursesOf(
  log: readonly LogEntry[],
  entries: readonly DeskEntry[],
  present: readonly string[],
): ReadonlyMap<string, Course> {
  const courses = new Map<string, Course>(present.map((id) => [id, { decisions: [], agreed: [] }]));
  const courseOf = (id: string) => {
    const course = courses.get(id) ?? { decisions: [], agreed: [] };
    courses.set(id, course);
    return course;
  };
  for (const entry of entries) {
    if ('candidate' in entry) addDeskEntry(courseOf(entry.candidate), entry);
  }
  for (const entry of entriesInForce(log)) {
    const decision = decisionOf(entry);
    if (decision !== undefined) courseOf(decision.candidate).decisions.push(decision);
  }
  return courses;
}

const stepsOf = (courses: readonly Course[]): Steps => ({
  added: courses.length,
  decided: courses.filter(isDecided).length,
  invited: courses.filter(isInvited).length,
  interviewed: courses.filter(isInterviewed).length,
});

function tallyOf(courses: readonly Course[]): Tally {
  const { added: candidates, ...steps } = stepsOf(courses);
  return { candidates, ...steps };
}

const day = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / day;

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function toDecision({ added, decisions: [first] }: Course): number[] {
  return added === undefined || first === undefined ? [] : [daysBetween(added, first.at)];
}

function toInterview({ decisions, agreed }: Course): number[] {
  const invitation = decisions.find(({ verdict }) => verdict === 'invite');
  const at = agreed.find((time) => invitation !== undefined && time >= invitation.at);
  return invitation === undefined || at === undefined ? [] : [daysBetween(invitation.at, at)];
}

const mondayOf = (date: CalendarDate) => startOfWeek(date, 'nl-NL').toString();
const weekOf = (at: string) => mondayOf(toCalendarDate(parseAbsolute(at, timeZone)));

/** Number of weeks of a report. */
const weeks = 12;

function weeksOf(courses: readonly Course[], today: CalendarDate): Report['weeks'] {
  const perWeek = new Map(
    Array.from({ length: weeks }, (_, index) => [
      mondayOf(today.subtract({ weeks: weeks - 1 - index })),
      { added: 0, decided: 0 },
    ]),
  );
  const count = (at: string | undefined, event: 'added' | 'decided') => {
    const week = at === undefined ? undefined : perWeek.get(weekOf(at));
    if (week !== undefined) week[event] += 1;
  };
  for (const { added, decisions } of courses) {
    count(added, 'added');
    count(decisions[0]?.at, 'decided');
  }
  return [...perWeek].map(([week, counts]) => ({ week, ...counts }));
}

function sourcesOf(courses: readonly Course[]): Report['sources'] {
  return [...Map.groupBy(courses, ({ source }) => source ?? null)]
    .map(([source, group]) => {
      const { added, decided, invited } = stepsOf(group);
      return { source, added, decided, invited };
    })
    .toSorted(
      (one, other) =>
        other.added - one.added || (one.source ?? '').localeCompare(other.source ?? ''),
    );
}

interface Data extends Pick<CheckedLog, 'lines' | 'deskLines'> {
  uploads: readonly Upload[];
}

/** Computes the numbers of vacancies from a browser's data, as `report` of a team's database does. */
export function reportOf(vacancies: readonly Vacancy[], data: Data): Report {
  const { lines, deskLines, uploads } = data;
  const [only, ...others] = vacancies;
  const added = uploads.filter(({ vacancy }) => vacancies.some(({ id }) => id === vacancy));
  const courses = new Map(
    vacancies.flatMap((vacancy) => {
      const invented = seedOf(vacancy.id) === undefined ? [] : inventedFor(vacancy.id);
      const present = [...added.filter((one) => one.vacancy === vacancy.id), ...invented];
      return [
        ...coursesOf(
          entriesOf(lines, vacancy),
          entriesOf(deskLines, vacancy),
          present.map(({ id }) => id),
        ),
      ];
    }),
  );
  const all = [...courses.values()];
  const tally = (ids: readonly { id: string }[]) =>
    tallyOf(ids.flatMap(({ id }) => courses.get(id) ?? []));
  const isPartly = ({ unread = [] }: Upload) => unread.length > 0;
  return {
    steps: stepsOf(all),
    days: {
      decision: median(all.flatMap(toDecision)),
      interview: median(all.flatMap(toInterview)),
    },
    weeks: weeksOf(all, parseDate(currentDate())),
    sources: sourcesOf(all),
    requirements: only === undefined || others.length > 0 ? [] : requirementsOf(only, added, tally),
    reading: {
      whole: tally(added.filter((one) => !isPartly(one))),
      partly: tally(added.filter(isPartly)),
    },
  };
}

function requirementsOf(
  { id, requirements }: Vacancy,
  uploads: readonly Upload[],
  tally: (candidates: readonly { id: string }[]) => Tally,
): Report['requirements'] {
  const known = [...uploads.map(applicantOf), ...inventedFor(id)].filter(
    ({ proven }) => proven !== undefined,
  );
  return requirements.map(({ id: requirement }) => ({
    id: requirement,
    proven: tally(known.filter(({ proven }) => proven?.includes(requirement))),
    unproven: tally(known.filter(({ proven }) => proven?.includes(requirement) === false)),
  }));
}
