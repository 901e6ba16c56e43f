import { totalOf } from '@heldermatch/scorecard';

/** How the made-up candidate of the pictures was scored. */
export const scores = {
  skills: { title: 'Skills & Competenties', score: 88 },
  experience: { title: 'Relevante Ervaring', score: 92 },
  language: { title: 'Taal & Communicatie', score: 90 },
  motivation: { title: 'Motivatie & Fit', score: 84 },
  growth: { title: 'Groeipotentieel', score: 79 },
};

const total = (categories: readonly { title: string; score: number }[]) =>
  totalOf(categories.map((category) => ({ id: category.title, ...category })));

export const exampleTotal = total(Object.values(scores));

/** What two others, for the same vacancy, come to with these scores in the same order. */
const totalLike = (...others: readonly number[]) =>
  total(Object.values(scores).map(({ title }, index) => ({ title, score: others[index] ?? 0 })));

export const secondTotal = totalLike(74, 86, 88, 80, 77);
export const thirdTotal = totalLike(72, 38, 84, 65, 61);
