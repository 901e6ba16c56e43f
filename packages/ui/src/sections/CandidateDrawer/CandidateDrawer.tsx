import { Drawer, type DrawerProps } from '../../components/Drawer/index.js';
import {
  CandidateDecision,
  CandidateDetails,
  outerProps,
  type CandidateDetailsProps,
} from './CandidateDetails.js';

export interface CandidateDrawerProps
  extends Omit<DrawerProps, 'children' | 'actions' | 'size' | 'title'>, CandidateDetailsProps {}

/**
 * One candidate in a drawer: scorecard with evidence, CV with marked passages, adjustments per score, and a decision bar
 * that is always visible. Moves between candidates without returning to the list. If the list and a candidate fit
 * side by side, use `CandidatePane`.
 */
export function CandidateDrawer(props: CandidateDrawerProps) {
  return (
    <Drawer
      {...outerProps(props)}
      title={props.title}
      size="large"
      actions={<CandidateDecision {...props} />}
    >
      <CandidateDetails {...props} />
    </Drawer>
  );
}
