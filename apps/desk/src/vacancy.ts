import { WeightSchema, type Weight } from '@heldermatch/scorecard';
import * as v from 'valibot';

/** Categories of every scorecard of the desk. */
export const categories = [
  { id: 'skills', title: 'Skills & Competenties' },
  { id: 'experience', title: 'Relevante Ervaring' },
  { id: 'language', title: 'Taal & Communicatie' },
  { id: 'motivation', title: 'Motivatie & Fit' },
  { id: 'growth', title: 'Groeipotentieel' },
] as const;

export type CategoryId = (typeof categories)[number]['id'];

export const weightLabels: Record<Weight, string> = {
  light: 'Licht',
  normal: 'Gewoon',
  heavy: 'Zwaar',
};

/** Something that a vacancy asks of a candidate. */
export interface Requirement {
  /** Unique in its vacancy. */
  id: string;
  /** Category in which it counts. */
  category: CategoryId;
  title: string;
  /** Its share in the score of the category. */
  weight: Weight;
  /** Words and phrases that a CV would prove it with. One of them is enough. */
  proofs: readonly string[];
}

/** Everything of a vacancy that a recruiter edits. */
export interface VacancyDetails {
  title: string;
  place: string;
  hours: string;
  requirements: readonly Requirement[];
  /** Whether it takes no more CVs. */
  isClosed: boolean;
  /**
   * Whether the file of an added CV is stored too, and not only its text.
   * @default false
   */
  keepsFiles?: boolean | undefined;
  /**
   * Names of the colleagues who decide together: the hiring team.
   * @default []
   */
  team?: readonly string[] | undefined;
}

export interface Vacancy extends VacancyDetails {
  id: string;
}

/** Validates a line that is filled in. */
export const filledLine = (message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    // A lone surrogate can't be sealed in the chain of the log.
    v.transform((line) => line.toWellFormed()),
    v.nonEmpty(message),
  );

/** Validates the details of a vacancy, with messages for the form. */
export const VacancyDetailsSchema: v.GenericSchema<unknown, VacancyDetails> = v.object({
  title: filledLine('Vul de functie in'),
  place: filledLine('Vul de plaats in'),
  hours: filledLine('Vul de uren in, zoals 28 tot 36 uur'),
  requirements: v.pipe(
    v.array(
      v.object({
        id: filledLine('Een eis heeft een id'),
        category: v.picklist(categories.map(({ id }) => id)),
        title: filledLine('Vul de eis in'),
        weight: WeightSchema,
        proofs: v.pipe(
          v.array(v.string()),
          // Empty lines of the form.
          v.transform((proofs) =>
            proofs.map((proof) => proof.trim().toWellFormed()).filter(Boolean),
          ),
          v.minLength(1, 'Geef minstens één woord dat de eis bewijst'),
        ),
      }),
    ),
    v.minLength(1, 'Een vacature heeft minstens één eis'),
  ),
  isClosed: v.boolean(),
  keepsFiles: v.optional(v.boolean()),
  team: v.optional(v.array(filledLine('Vul de naam van uw collega in'))),
});

const inWords = ({ title, category, weight, proofs }: Requirement) =>
  JSON.stringify([title, category, weight, proofs]);

function teamChangesIn(
  { team: before = [] }: VacancyDetails,
  { team: after = [] }: VacancyDetails,
) {
  return [
    ...after.flatMap((name) => (before.includes(name) ? [] : [`In het team: ${name}`])),
    ...before.flatMap((name) => (after.includes(name) ? [] : [`Uit het team: ${name}`])),
  ];
}

/** Describes the changes from one version of a vacancy to the next. */
export function changesIn(
  before: VacancyDetails | undefined,
  after: VacancyDetails,
): readonly string[] {
  if (before === undefined) return ['Vacature gemaakt'];
  const old = new Map(before.requirements.map((one) => [one.id, one]));
  const left = new Set(after.requirements.map(({ id }) => id));
  const fields = { title: 'Functie', place: 'Plaats', hours: 'Uren' } as const;
  return [
    ...Object.entries(fields).flatMap(([field, label]) => {
      const [from, to] = [before, after].map((one) => one[field as keyof typeof fields]);
      return from === to ? [] : [`${label}: ‘${from}’ werd ‘${to}’`];
    }),
    ...after.requirements.flatMap((one) => {
      const was = old.get(one.id);
      if (was === undefined) return [`Eis toegevoegd: ${one.title}`];
      return inWords(was) === inWords(one) ? [] : [`Eis gewijzigd: ${one.title}`];
    }),
    ...before.requirements.flatMap(({ id, title }) =>
      left.has(id) ? [] : [`Eis verwijderd: ${title}`],
    ),
    ...((before.keepsFiles ?? false) === (after.keepsFiles ?? false)
      ? []
      : [
          after.keepsFiles === true
            ? 'Bestanden worden bewaard'
            : 'Bestanden worden niet meer bewaard',
        ]),
    ...teamChangesIn(before, after),
    ...(before.isClosed === after.isClosed ? [] : [after.isClosed ? 'Gesloten' : 'Heropend']),
  ];
}
