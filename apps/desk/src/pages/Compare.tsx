import { CompareCandidates, Link, Stack } from '@heldermatch/ui';
import { useLocation, useSearchParams } from 'wouter';
import type { Vacancy } from '../vacancy.ts';
import { usePart } from '../desk.tsx';
import { useVacancy } from '../openVacancy.ts';
import { useJudged } from '../details.ts';
import { Title } from '../Title.tsx';

/** Compares two or three candidates side by side; the URL contains their ids. */
export function Compare({ vacancy }: { vacancy: Vacancy }) {
  const [params, setParams] = useSearchParams();
  usePart({ vacancy: vacancy.id, candidates: params.getAll('candidate') });
  const open = useVacancy(vacancy);
  const { applicants, judgement } = open;
  const judged = useJudged(open);
  const [, navigate] = useLocation();
  const path = `/vacancies/${vacancy.id}/candidates`;
  const items = params.getAll('candidate').flatMap((id) => {
    const applicant = applicants.find((one) => one.id === id);
    if (applicant === undefined) return [];
    return {
      id,
      title: applicant.title,
      categories: judged(applicant),
      decision: judgement.decisions.get(id),
    };
  });
  return (
    <Stack gap="l">
      <Title>{`Vergelijken: ${vacancy.title}`}</Title>
      <CompareCandidates
        label={`Kandidaten voor ${vacancy.title}`}
        items={items.slice(0, 3)}
        weights={judgement.weights}
        onOpen={(id) => navigate(`${path}?candidate=${id}`)}
        onRemove={(id) =>
          setParams(
            items.filter((one) => one.id !== id).map((one) => ['candidate', one.id]),
            { replace: true },
          )
        }
        note={open.note}
      />
      <p>
        <Link href={path}>Terug naar de lijst</Link>
      </p>
    </Stack>
  );
}
