import { Fragment } from 'react';
import { EvidenceNumber } from '../../../components/EvidenceNumber/index.js';
import * as css from './Reason.css.js';

export interface ReasonProps {
  /** Reason for the score, in one sentence. */
  why: string;
  /** Numbers of the passages that support it. */
  evidence: readonly number[];
  /** Link target of a number: its passage. */
  getHref?: ((reference: number) => string) | undefined;
}

/**
 * Sentence with the numbers of its evidence. The first number stays on the line of the last word; the others may wrap.
 */
export const Reason = ({ why, evidence, getHref }: ReasonProps) => (
  <>
    {why}
    {evidence.map((number, index) => (
      <Fragment key={number}>
        {index > 0 && <wbr />}
        <span className={css.number}>
          <EvidenceNumber reference={number} href={getHref?.(number)} isJoined={index === 0} />
        </span>
      </Fragment>
    ))}
  </>
);
