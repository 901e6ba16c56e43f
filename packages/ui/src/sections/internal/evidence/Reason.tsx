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

/** Sentence with the numbers of its evidence, which stay on the line of the last word. */
export const Reason = ({ why, evidence, getHref }: ReasonProps) => (
  <>
    {why}
    {evidence.map((number) => (
      <span key={number} className={css.number}>
        <EvidenceNumber reference={number} href={getHref?.(number)} isJoined />
      </span>
    ))}
  </>
);
