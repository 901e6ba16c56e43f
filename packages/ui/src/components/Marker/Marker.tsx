import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import { EvidenceNumber } from '../EvidenceNumber/index.js';
import * as css from './Marker.css.js';

export interface MarkerProps extends RootProps {
  /** The marked words. In a heading or an intro, with the punctuation after them. */
  children: ReactNode;
  /** Number of this evidence. The score that rests on it shows the same `EvidenceNumber`. */
  reference?: number | undefined;
  /** URL of the score that rests on these words. */
  href?: string | undefined;
}

/** Highest number of characters of a phrase that stays on one line: most of a line on a phone. */
const short = 28;

/**
 * Text highlighted in yellow as by hand. Use it only for evidence in a CV, the phrase that carries a claim, or search
 * matches.
 */
export function Marker({ children, reference, href, ...root }: MarkerProps) {
  const isShort = typeof children === 'string' && children.length <= short;
  return (
    <mark {...rootProps(root, css.root, isShort && css.phrase)}>
      <span className={css.body}>{children}</span>
      {reference !== undefined && (
        <span className={css.number}>
          <EvidenceNumber reference={reference} href={href} isJoined />
        </span>
      )}
    </mark>
  );
}
