export * from './language.ts';
export * from './log.ts';
export * from './passages.ts';
export * from './ranking.ts';
export * from './schemas.ts';
export * from './scorecard.ts';
export { basedOn, totalIfScored, totalOf, type Based, type Term, type Total } from './total.ts';
