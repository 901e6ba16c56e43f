import { Vacancy } from '../../src/Vacancy.tsx';

export default Vacancy;
