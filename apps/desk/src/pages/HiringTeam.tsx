import { lazy, Suspense } from 'react';
import { fetchOnDemand } from '../onDemand.ts';
import type { Vacancy } from '../vacancy.ts';

// Few vacancies have a team, and the first page needs little code.
const AvatarGroup = lazy(async () => ({ default: (await fetchOnDemand()).AvatarGroup }));

/** Avatars of the colleagues who decide together about a vacancy. */
export function HiringTeam({ vacancy: { team = [] } }: { vacancy: Pick<Vacancy, 'team'> }) {
  if (team.length === 0) return null;
  return (
    <Suspense>
      <AvatarGroup label="Team dat meebeslist" names={team} size="small" />
    </Suspense>
  );
}
