import { replay } from '@heldermatch/scorecard';
import { isInvented } from './data/candidates.ts';
import { seedOf } from './data/vacancies.ts';
import type { useDesk } from './desk.tsx';
import { entriesOf } from './log.ts';
import type { VacancyCounts } from './store.ts';
import type { Vacancy } from './vacancy.ts';

/** Counts the candidates of a vacancy. A team's database has counted them. */
export function countsOf(
  { team, lines, uploads }: Pick<ReturnType<typeof useDesk>, 'team' | 'lines' | 'uploads'>,
  { id }: Pick<Vacancy, 'id'>,
): VacancyCounts {
  if (team !== undefined) return team.counts.get(id) ?? { all: 0, judged: 0, invited: 0 };
  const added = new Set(uploads.flatMap((one) => (one.vacancy === id ? one.id : [])));
  const decisions = [...replay(entriesOf(lines, { id })).decisions.values()].filter(
    ({ candidate }) => isInvented(candidate) || added.has(candidate),
  );
  return {
    all: (seedOf(id)?.candidates ?? 0) + added.size,
    judged: decisions.length,
    invited: decisions.filter(({ verdict }) => verdict === 'invite').length,
  };
}
