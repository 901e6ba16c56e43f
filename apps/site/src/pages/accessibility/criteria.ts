import {
  successCriteria,
  type SuccessCriterion,
  type SuccessCriterionId,
} from '@heldermatch/facts';

/** Outcome of a criterion: met, met except for the listed limitations, or not applicable. */
export type Outcome = 'met' | 'partly' | 'none';

/** Success criterion with its last known outcome. */
export interface Criterion extends SuccessCriterion {
  outcome: Outcome;
  /** Path of the test that fails when the criterion isn't met. Undefined if a person checked it. */
  test?: string;
}

const pages = 'apps/site/e2e/pages.test.ts';
const documents = 'apps/site/e2e/documents.test.ts';
const keyboard = 'apps/site/e2e/keyboard.test.ts';
const contact = 'apps/site/src/pages/contact/Contact.e2e.ts';
const scorecard = 'apps/site/src/pages/evidenceScorecard/EvidenceScorecard.e2e.ts';
const everyStory = '.storybook/vitest.setup.ts';
const tabKey = '.storybook/checks/server.test.tsx';

const outcomes: Readonly<Record<SuccessCriterionId, readonly [outcome: Outcome, test?: string]>> = {
  '1.1.1': ['met', pages],
  '1.2.1': ['none'],
  '1.2.2': ['none'],
  '1.2.3': ['none'],
  '1.2.4': ['none'],
  '1.2.5': ['none'],
  '1.3.1': ['met', pages],
  '1.3.2': ['met'],
  '1.3.3': ['met'],
  '1.3.4': ['met', keyboard],
  '1.3.5': ['met', pages],
  '1.4.1': ['met'],
  '1.4.2': ['none'],
  '1.4.3': ['met', pages],
  '1.4.4': ['met', pages],
  '1.4.5': ['met'],
  '1.4.10': ['met', pages],
  '1.4.11': ['met', 'tokens/tokens.test.ts'],
  '1.4.12': ['met'],
  '1.4.13': ['none'],
  '2.1.1': ['met', 'apps/site/e2e/main-job.test.ts'],
  '2.1.2': ['met', tabKey],
  '2.1.4': ['met'],
  '2.2.1': ['partly'],
  '2.2.2': ['met'],
  '2.3.1': ['met'],
  '2.4.1': ['met', 'apps/site/e2e/navigation.test.ts'],
  '2.4.2': ['met', documents],
  '2.4.3': ['met', contact],
  '2.4.4': ['partly'],
  '2.4.5': ['met', 'apps/site/src/pages/search/Search.e2e.ts'],
  '2.4.6': ['met'],
  '2.4.7': ['met', tabKey],
  '2.4.11': ['met', keyboard],
  '2.5.1': ['none'],
  '2.5.2': ['partly'],
  '2.5.3': ['met'],
  '2.5.4': ['none'],
  '2.5.7': ['met', scorecard],
  '2.5.8': ['met', everyStory],
  '3.1.1': ['met', pages],
  '3.1.2': ['partly'],
  '3.2.1': ['met'],
  '3.2.2': ['met'],
  '3.2.3': ['met'],
  '3.2.4': ['met', documents],
  '3.2.6': ['met'],
  '3.3.1': ['met', contact],
  '3.3.2': ['met'],
  '3.3.3': ['partly'],
  '3.3.4': ['met'],
  '3.3.7': ['met'],
  '3.3.8': ['met'],
  '4.1.2': ['partly'],
  '4.1.3': ['met', keyboard],
};

/** Criteria of WCAG 2.2 at levels A and AA, in order, with their last known outcome. */
export const criteria: readonly Criterion[] = successCriteria.map((criterion) => {
  const [outcome, test] = outcomes[criterion.id];
  return { ...criterion, outcome, ...(test !== undefined && { test }) };
});
