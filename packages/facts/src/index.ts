export { browsers } from './browsers.ts';
export { claims, type Claim, type DocumentToHold, type Proof, type Role } from './claims.ts';
export { company, emailHref, phoneHref } from './company.ts';
export { legalVersions, privacyChanges, retention, termsHoldFrom } from './data.ts';
export { figures, type Figure } from './figures.ts';
export { documentsToHold, expiries, obstacles, type Facts } from './golive.ts';
export { laws, type Law } from './laws.ts';
export { asOfDate, checkedOn, confirmed, dateInDutch, moments, phaseOf } from './moments.ts';
export { pilot } from './pilot.ts';
export {
  euSentence,
  processorOf,
  processors,
  region,
  storageSentence,
  unnamed,
  type Processor,
} from './processors.ts';
export {
  successCriteria,
  successCriterion,
  type SuccessCriterion,
  type SuccessCriterionId,
} from './wcag.ts';
export { successCriteriaInEnglish } from './wcagInEnglish.ts';
