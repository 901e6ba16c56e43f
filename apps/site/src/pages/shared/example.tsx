// The example of `@heldermatch/scorecard` for the pages, with the same numbers everywhere.
import { categories, cv, evidence, nameOf } from '@heldermatch/scorecard/example';
import { humanDecides } from './labels.ts';

export const candidate = '0412';

/** Props of the example CV, for use once per page. */
export const exampleCv = {
  hasViewTransition: true,
  label: `Cv van ${nameOf(candidate).toLowerCase()}`,
  badge: 'voorbeeld',
  pages: [cv],
  evidence,
};

const scoreIdOf = (category: string) => `score-${category}`;

export const passageIdOf = (reference: number) => `bewijs-${reference}`;

/** Id of the first category with this evidence, the link target of its number in the CV. */
const scoreOf = (reference: number) =>
  categories.find(({ evidence: own }) => own.some((one) => one.reference === reference))?.id ?? '';

/** Props of a CV next to its scorecard: their numbers link to each other. */
export const joinedCv = {
  ...exampleCv,
  getPassageId: passageIdOf,
  getHref: (reference: number) => `#${scoreIdOf(scoreOf(reference))}`,
};

type Category = (typeof categories)[number];

export const referencesOf = ({ evidence: own }: Category) => own.map(({ reference }) => reference);

/** Props of a category next to the CV. */
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
