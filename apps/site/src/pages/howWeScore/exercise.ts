import { candidates, criteria, nameOf } from '@heldermatch/scorecard/example';
import type { MarkingExerciseCategory, MarkingExerciseLine } from '@heldermatch/ui';

/** Invented CV of a candidate whose scores are in every example of a shortlist. */
const candidate = '0388';

const name = nameOf(candidate).toLowerCase();

export const title = `Cv van ${name}`;
export const scoreTitle = `Score van ${name}`;

/** Eight sentences. The numbers are those of the software's evidence, from top to bottom. */
export const lines: readonly MarkingExerciseLine[] = [
  {
    id: 'team',
    text: 'Teamspeler met een groot hart voor de zorg.',
    why: 'Een bewering zonder voorbeeld, en de vacature vraagt er niet om.',
  },
  {
    id: 'person',
    text: '39 jaar, woont in Zeist. Was in 2021 een jaar thuis voor de kinderen.',
    why: 'Leeftijd, adres, gezin en een jaar zonder baan mogen niet meetellen.',
  },
  {
    id: 'years',
    text: 'Vier jaar recruiter, voor twee ziekenhuizen.',
    reference: 1,
    why: 'De vacature vraagt vijf jaar in de zorg, en het cv noemt er vier.',
  },
  {
    id: 'texts',
    text: 'Schrijft vacatureteksten en plaatst ze op vier vacaturesites.',
    reference: 2,
    why: 'Het gaat over werven, maar een campagne is dit nog niet. Daarom is de score niet hoger.',
  },
  {
    id: 'days',
    text: 'Bedacht drie open dagen, waarna 25 verzorgenden begonnen.',
    why: 'De vacature zegt ‘campagnes’, het cv ‘open dagen’. Andere woorden kan de software missen.',
  },
  {
    id: 'languages',
    text: 'Voert gesprekken in het Nederlands en mailt in het Duits.',
    reference: 3,
    why: 'Nederlands is vereist en Duits is een wens. Het cv noemt beide.',
  },
  {
    id: 'answer',
    text: 'Belt elke kandidaat binnen twee dagen terug.',
    reference: 4,
    why: 'De vacature vraagt om snel antwoord, en het cv noemt een termijn.',
  },
  {
    id: 'training',
    text: 'Volgde in 2025 een training in interviewen.',
    reference: 5,
    why: 'De kandidaat schoolde zich onlangs bij in het eigen vak.',
  },
];

/** Sentences that are marked at first, as an example. */
export const marked = ['years'];

/** Numbers of the sentences on which the software's scores are based. */
const evidence: Record<(typeof criteria)[number]['id'], readonly number[]> = {
  skills: [2],
  experience: [1],
  language: [3],
  motivation: [4],
  growth: [5],
};

const scores = new Map(
  candidates
    .find((one) => one.candidate === candidate)
    ?.categories.map(({ id, score }) => [id, score]),
);

export const categories: readonly MarkingExerciseCategory[] = criteria.map(
  ({ id, title: category, requirement }) => ({
    id,
    title: category,
    text: requirement,
    score: scores.get(id),
    evidence: evidence[id].map((reference) => ({ reference })),
  }),
);
