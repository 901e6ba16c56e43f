// Data and operations shared by all benchmarked tables: ten thousand rows, sorting and filtering.
const jobs = ['Verpleegkundige', 'Planner', 'Monteur', 'Docent', 'Inkoper', 'Jurist', 'Analist'];
const cities = ['Utrecht', 'Zwolle', 'Breda', 'Delft', 'Assen', 'Venlo'];

export const columns = [
  { id: 'name', label: 'Kandidaat' },
  { id: 'job', label: 'Functie' },
  { id: 'city', label: 'Plaats' },
  { id: 'years', label: 'Jaren' },
  { id: 'score', label: 'Score' },
];

export const rows = Array.from({ length: 10_000 }, (_, index) => ({
  id: `k${index}`,
  name: `Kandidaat ${String(index).padStart(5, '0')}`,
  job: jobs[(index * 31) % jobs.length],
  city: cities[(index * 17) % cities.length],
  years: (index * 7) % 40,
  score: (index * 7919) % 101,
}));

export const sortedBy = (direction) =>
  rows.toSorted((one, other) =>
    direction === 'ascending' ? one.score - other.score : other.score - one.score,
  );

export const filteredBy = (text) => rows.filter(({ job }) => job.toLowerCase().includes(text));
