import { GridList, Text } from '@heldermatch/ui';
import { missingIn } from '../columns.tsx';
import { useVacancy } from '../openVacancy.ts';
import type { Vacancy } from '../vacancy.ts';

/** Number of candidates that are shown. */
const limit = 5;

const evidenceInWords = (missing: readonly string[]) =>
  missing.length === 0 ? 'Bewijs voor elke eis' : `Zonder bewijs: ${missing.join('; ')}`;

/** Candidates of a vacancy with the highest scores, of those without a decision. */
export function Highest({ vacancy }: { vacancy: Vacancy }) {
  const { applicants, ranking, judgement, note } = useVacancy(vacancy);
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
        description: missing && evidenceInWords(missing.map(({ title }) => title)),
        href: `/vacancies/${vacancy.id}/candidates?decision=none&candidate=${id}`,
        aside: <strong>{total.score}%</strong>,
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
