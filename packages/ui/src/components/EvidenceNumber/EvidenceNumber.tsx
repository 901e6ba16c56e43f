import { rootOf, type RootProps } from '../../internal/root.js';
import { messages } from '../../messages/nl.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './EvidenceNumber.css.js';

export interface EvidenceNumberProps extends RootProps {
  /** The number that the evidence carries, both where it was marked and where a score rests on it. */
  reference: number;
  /**
   * Stays on the line of the word right before it.
   * @default false
   */
  isJoined?: boolean;
}

const wordJoiner = '\u2060';

/** The number of a piece of evidence, in a small disc; read aloud as 'bewijs 1'. */
export function EvidenceNumber({ reference, isJoined = false, ...root }: EvidenceNumberProps) {
  return (
    <>
      {isJoined && wordJoiner}
      <span {...rootOf(root, css.root)}>
        <span aria-hidden="true">{reference}</span>
        <VisuallyHidden>&nbsp;({messages.evidence(reference)})</VisuallyHidden>
      </span>
    </>
  );
}
