import { useMemo } from 'react';
import { useDesk, usePart } from '../desk.tsx';
import { reportOf, type Report } from '../report.ts';

/** Numbers of a vacancy, or of all. Undefined until a team's database has sent them. */
export function useReport(vacancy: string | undefined): Report | undefined {
  const isRead = usePart({ vacancy, isReport: true });
  const { team, vacancies, lines, deskLines, uploads } = useDesk();
  const own = useMemo(() => {
    if (team !== undefined) return undefined;
    const chosen = vacancies.filter(({ id }) => vacancy === undefined || id === vacancy);
    return reportOf(chosen, { lines, deskLines, uploads });
  }, [team, vacancy, vacancies, lines, deskLines, uploads]);
  return isRead ? (own ?? team?.report) : undefined;
}
