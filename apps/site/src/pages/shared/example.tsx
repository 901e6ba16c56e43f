// The example of `@heldermatch/scorecard` as the pages show it, with the same numbers everywhere.
import { categories, cv, evidence, nameOf } from '@heldermatch/scorecard/example';
import { humanDecides } from './labels.ts';

export const candidate = '0412';

/** Once on a page. */
export const cvSheet = {
  movesAlong: true,
  label: `Cv van ${nameOf(candidate).toLowerCase()}`,
  badge: 'voorbeeld',
  pages: [cv],
  evidence,
};

const scoreIdOf = (category: string) => `score-${category}`;

const passageIdOf = (reference: number) => `bewijs-${reference}`;

/** A number in the CV leads to the first score that rests on its passage. */
const scoreOf = (reference: number) =>
  categories.find(({ evidence: own }) => own.some((one) => one.reference === reference))?.id ?? '';

/** For a CV beside its scorecard: the numbers lead from one to the other. */
export const joinedCv = {
  ...cvSheet,
  getPassageId: passageIdOf,
  getHref: (reference: number) => `#${scoreIdOf(scoreOf(reference))}`,
};

type Category = (typeof categories)[number];

export const referencesOf = ({ evidence: own }: Category) => own.map(({ reference }) => reference);

/** A category beside the CV. */
export const joinedTo = (category: Category) => ({
  id: scoreIdOf(category.id),
  evidence: referencesOf(category),
  getHref: (reference: number) => `#${passageIdOf(reference)}`,
});

export const scorecardTexts = {
  title: 'Evidence Scorecard',
  scoreLabel: 'Matchscore',
  note: humanDecides,
};
