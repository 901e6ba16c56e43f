// Entries of the log as text.
import { textOf } from '@heldermatch/ui/richText';
import {
  outcomes,
  removalReasons,
  requestKinds,
  sources,
  type DeskEntry,
  type DeskEntryOf,
  type Outcome,
  type RequestKind,
  type Source,
} from './entries.ts';
import { formatDate, formatList, formatMoment } from './format.ts';
import { categories } from './vacancy.ts';

const labelOf = (options: readonly { id: string; label: string }[], one: string) =>
  options.find((option) => option.id === one)?.label ?? one;

export const kindInWords = (kind: RequestKind): string => labelOf(requestKinds, kind);
export const outcomeInWords = (outcome: Outcome): string => labelOf(outcomes, outcome);
export const sourceInWords = (source: Source): string => labelOf(sources, source);

/** Labels of the kinds of entries, for the log and its filter. */
const kindLabels = {
  vacancy: 'Vacature',
  interview: 'Gesprek',
  comment: 'Reactie',
  mail: 'Mail',
  request: 'Verzoek',
  answer: 'Antwoord op een verzoek',
  assignment: 'Toewijzing',
  added: 'Toevoeging',
  scored: 'Score',
  consent: 'Toestemming',
  disclosure: 'Inzage',
  removal: 'Verwijdering',
  import: 'Import',
} as const;

function interviewInWords({
  confirmed,
  proposed,
  interviewers = [],
}: DeskEntryOf<'interview'>): string {
  if (confirmed !== undefined) {
    const people = interviewers.length === 0 ? '' : `, met ${formatList(interviewers)}`;
    return `Afgesproken: ${formatMoment(confirmed.start)}${people}`;
  }
  if (proposed.length === 0) return 'Afgezegd';
  return `Voorgesteld: ${proposed.map(({ start }) => formatMoment(start)).join('; ')}`;
}

function commentInWords({ text, replyTo, replaces }: DeskEntryOf<'comment'>): string {
  if (text === undefined) return 'Reactie verwijderd';
  if (replaces !== undefined) return 'Reactie gewijzigd';
  return replyTo === undefined ? 'Reactie geplaatst' : 'Antwoord op een reactie';
}

/** Title of a category by its id. */
export const titleOf = (category: string): string =>
  categories.find(({ id }) => id === category)?.title ?? category;

/** Describes scores: 'Skills & Competenties 80%, 2 zonder bewijs'. */
function scoresInWords(scores: DeskEntryOf<'scored'>['scores']): string {
  const scored = scores.flatMap(({ category, score }) =>
    score === undefined ? [] : `${titleOf(category)} ${score}%`,
  );
  const rest = scores.length - scored.length;
  return [...scored, ...(rest === 0 ? [] : [`${rest} zonder bewijs`])].join(', ');
}

/** Change that an entry records: 'Aan Sam'. */
export function changeInWords(entry: DeskEntry): string {
  switch (entry.type) {
    case 'vacancy':
      return `Bewaard: ${entry.details.title}${entry.details.isClosed ? ', gesloten' : ''}`;
    case 'interview':
      return interviewInWords(entry);
    case 'comment':
      return commentInWords(entry);
    case 'mail':
      return `${entry.isDraft === true ? 'Als concept geopend' : 'Verzonden'} aan ${entry.to}: ${entry.subject}`;
    case 'request':
      return `${kindInWords(entry.kind)}, ontvangen op ${formatDate(entry.received)}`;
    case 'answer':
      return outcomeInWords(entry.outcome);
    case 'assignment':
      return entry.to === undefined ? 'Aan niemand meer' : `Aan ${entry.to}`;
    case 'added':
      return entry.source === undefined
        ? 'Cv toegevoegd'
        : `Cv toegevoegd. Herkomst: ${sourceInWords(entry.source)}`;
    case 'scored':
      return `Door ${entry.engine}: ${scoresInWords(entry.scores)}`;
    case 'consent':
      return `Bewaren tot ${formatDate(entry.until)}`;
    case 'disclosure':
      return 'Gegevens opgehaald voor de kandidaat';
    case 'removal':
      return labelOf(removalReasons, entry.why);
    case 'removed':
      return entry.was === 'scored' ? `Door ${entry.engine}` : '';
    case 'import':
      return entry.lines === 1
        ? 'Overgenomen uit een ander logboek: 1 regel'
        : `Overgenomen uit een ander logboek: ${entry.lines} regels`;
  }
  return entry satisfies never;
}

function whyOf(entry: DeskEntry): string | undefined {
  if (!('text' in entry) || entry.text === undefined) return undefined;
  return typeof entry.text === 'string' ? entry.text : textOf(entry.text);
}

/** Entry as the list of the log shows it. */
export function describeEntry(entry: DeskEntry) {
  const { id, at, by } = entry;
  const isRemoved = entry.type === 'removed';
  return {
    id,
    at,
    by,
    label: kindLabels[isRemoved ? entry.was : entry.type],
    candidate: 'candidate' in entry ? entry.candidate : undefined,
    text: changeInWords(entry),
    why: whyOf(entry),
    isErased: isRemoved,
  };
}
