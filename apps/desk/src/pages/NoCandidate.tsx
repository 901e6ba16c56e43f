import { Link, Stack } from '@heldermatch/ui';
import { Title } from '../Title.tsx';
import type { Vacancy } from '../vacancy.ts';

/** Page of a candidate who was removed. */
export function NoCandidate({ vacancy }: { vacancy: Pick<Vacancy, 'id'> }) {
  return (
    <Stack gap="l">
      <Title>Deze kandidaat is er niet</Title>
      <p>
        <Link href={`/vacancies/${vacancy.id}/candidates`}>Naar de kandidaten</Link>
      </p>
    </Stack>
  );
}
