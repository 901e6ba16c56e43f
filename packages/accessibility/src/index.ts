export { answersOf } from './clauses.ts';
export { clausesInEnglish } from './clausesInEnglish.ts';
export { library } from './library.ts';
export type { AppRecord, ClauseAnswer, EnglishRecord, Limitation, Outcome } from './record.ts';
export { statementOf } from './statement.tsx';
