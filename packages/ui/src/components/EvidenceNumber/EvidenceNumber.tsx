import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './EvidenceNumber.css.js';

export interface EvidenceNumberProps extends RootProps {
  /** Number of the evidence, used both where it is marked and at the score that rests on it. */
  reference: number;
  /**
   * Keeps the number on the same line as the preceding word.
   * @default false
   */
  isJoined?: boolean | undefined;
  /** URL of the score, or of the passage. Without it, the number is plain text. */
  href?: string | undefined;
}

const wordJoiner = '\u2060';

/** Circled number of an item of evidence, on yellow. Screen readers announce 'bewijs 1'. */
export function EvidenceNumber({
  reference,
  isJoined = false,
  href,
  ...root
}: EvidenceNumberProps) {
  const formatMessage = useMessages();
  const number = (
    <>
      <span aria-hidden="true">{reference}</span>
      <VisuallyHidden>{`\u00A0(${formatMessage(nl.evidenceNumber, { reference })})`}</VisuallyHidden>
    </>
  );
  return (
    <>
      {isJoined && wordJoiner}
      {href === undefined ? (
        <span data-reference={reference} {...rootProps(root, css.root)}>
          {number}
        </span>
      ) : (
        <a data-reference={reference} {...rootProps(root, css.root, css.link)} href={href}>
          {number}
        </a>
      )}
    </>
  );
}
