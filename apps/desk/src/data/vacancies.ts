/** A vacancy. Every candidate is scored in the same categories. */
export interface Vacancy {
  id: string;
  title: string;
  place: string;
  hours: string;
  /** Number of fictitious candidates. */
  candidates: number;
  /** Occupation of its candidates, for their generated CVs. */
  trade: string;
}

export const categories = [
  { id: 'skills', title: 'Skills & Competenties' },
  { id: 'experience', title: 'Relevante Ervaring' },
  { id: 'language', title: 'Taal & Communicatie' },
  { id: 'motivation', title: 'Motivatie & Fit' },
  { id: 'growth', title: 'Groeipotentieel' },
] as const;

export const vacancies: readonly Vacancy[] = [
  {
    id: 'recruiter-zorg',
    title: 'Recruiter zorg',
    place: 'Utrecht',
    hours: '28 tot 36 uur',
    candidates: 8000,
    trade: 'recruiter',
  },
  {
    id: 'planner-logistiek',
    title: 'Planner logistiek',
    place: 'Tilburg',
    hours: '32 tot 40 uur',
    candidates: 1500,
    trade: 'planner',
  },
  {
    id: 'hr-adviseur',
    title: 'Hr-adviseur',
    place: 'Zwolle',
    hours: '24 tot 32 uur',
    candidates: 500,
    trade: 'hr-adviseur',
  },
];

export const vacancyOf = (id: string): Vacancy | undefined =>
  vacancies.find((vacancy) => vacancy.id === id);
