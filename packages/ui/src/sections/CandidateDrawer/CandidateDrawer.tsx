import { Drawer, type DrawerProps } from '../../components/Drawer/index.js';
import {
  CandidateDecision,
  CandidateDetails,
  splitProps,
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
  const { details, root } = splitProps(props);
  return (
    <Drawer
      {...root}
      title={details.title}
      size="large"
      actions={<CandidateDecision {...details} />}
    >
      <CandidateDetails {...details} />
    </Drawer>
  );
}
