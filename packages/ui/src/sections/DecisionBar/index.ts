export type { Decision, Signature, Verdict } from '@heldermatch/scorecard';
export type { Option } from '../../components/internal/overlay/Options.js';
export { DecisionBar, type DecisionActions, type DecisionBarProps } from './DecisionBar.js';
export { DecisionMark, type DecisionMarkProps } from './DecisionMark.js';
