import { Fragment } from 'react';
import { EvidenceNumber } from '../../components/EvidenceNumber/index.js';
import * as css from './Reason.css.js';

export interface ReasonProps {
  /** Why a score is what it is, in one sentence. */
  why: string;
  /** Numbers of the marked passages that it rests on. */
  evidence: readonly number[];
  /** Where a number leads: to its passage. */
  getHref?: ((reference: number) => string) | undefined;
}

/** A sentence with the numbers of its evidence. The first stays with the last word, the others may go on below. */
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
