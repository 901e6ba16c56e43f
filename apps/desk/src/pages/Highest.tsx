import { GridList, Text } from '@heldermatch/ui';
import { missingIn } from '../columns.tsx';
import { useJudged } from '../details.ts';
import { useVacancy } from '../openVacancy.ts';
import type { Vacancy } from '../vacancy.ts';
import { quotesInWords, Total } from './Total.tsx';

/** Number of candidates that are shown. */
const limit = 5;

const evidenceInWords = (missing: readonly string[]) =>
  missing.length === 0 ? 'bewijs voor elke eis' : `zonder bewijs: ${missing.join('; ')}`;

/** Candidates of a vacancy with the highest scores, of those without a decision. */
export function Highest({ vacancy }: { vacancy: Vacancy }) {
  const open = useVacancy(vacancy);
  const { applicants, ranking, judgement, note } = open;
  const judged = useJudged(open);
  const byId = new Map(applicants.map((one) => [one.id, one]));
  const items = [...ranking]
    .filter(([id]) => !judgement.decisions.has(id))
    .slice(0, limit)
    .flatMap(([id, { total }]) => {
      const applicant = byId.get(id);
      if (applicant === undefined) return [];
      const missing = missingIn(vacancy, applicant);
      return {
        id,
        label: applicant.title,
        description: [
          quotesInWords(judged(applicant)),
          ...(missing ? [evidenceInWords(missing.map(({ title }) => title))] : []),
        ].join(' · '),
        href: `/vacancies/${vacancy.id}/candidates?decision=none&candidate=${id}`,
        aside: <Total score={total.score} />,
      };
    });
  if (items.length === 0) return null;
  return (
    <>
      <GridList className="flush" label={`Hoogste scores voor ${vacancy.title}`} items={items} />
      <Text size="small" emphasis="muted">
        {note}
      </Text>
    </>
  );
}
