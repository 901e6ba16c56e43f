import { Vacancy } from '../Vacancy.tsx';

export default function Page() {
  return <Vacancy />;
}
