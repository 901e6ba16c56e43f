import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './EvidenceNumber.css.js';

export interface EvidenceNumberProps extends RootProps {
  /** The number that the evidence carries, both where it was marked and where a score rests on it. */
  reference: number;
  /**
   * Stays on the line of the word right before it.
   * @default false
   */
  isJoined?: boolean | undefined;
  /** Where it leads: from the passage to the score, or back. Without, it is text. */
  href?: string | undefined;
}

const wordJoiner = '\u2060';

/** The number of a piece of evidence, circled on yellow; read aloud as 'bewijs 1'. */
export function EvidenceNumber({
  reference,
  isJoined = false,
  href,
  ...root
}: EvidenceNumberProps) {
  const say = useMessages();
  const number = (
    <>
      <span aria-hidden="true">{reference}</span>
      <VisuallyHidden>&nbsp;({say(nl.evidenceNumber, { reference })})</VisuallyHidden>
    </>
  );
  return (
    <>
      {isJoined && wordJoiner}
      {href === undefined ? (
        <span {...rootProps(root, css.root)}>{number}</span>
      ) : (
        <a {...rootProps(root, css.root, css.link)} href={href}>
          {number}
        </a>
      )}
    </>
  );
}
