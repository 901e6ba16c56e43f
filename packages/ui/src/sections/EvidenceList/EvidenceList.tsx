import type { Category } from '@heldermatch/scorecard';
import type { ReactNode } from 'react';
import { EvidenceNumber } from '../../components/EvidenceNumber/index.js';
import { Marker } from '../../components/Marker/index.js';
import { useScoreText } from '../../internal/evidence/useScoreText.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './EvidenceList.css.js';

export interface EvidenceListProps extends RootProps {
  /** What the list is of, for screen readers: 'Bewijs uit het cv van kandidaat 0412'. */
  label: string;
  /** The categories of a scorecard, with the passages that each rests on. */
  categories: readonly Category[];
  /** The id that the line of a passage gets, so that the number in the document can lead to it. */
  getItemId?: ((reference: number) => string) | undefined;
  /** Where the number of a passage leads: to the passage in the document. Without, numbers are text. */
  getHref?: ((reference: number) => string) | undefined;
  /**
   * Shown where no score has evidence.
   * @default 'Er is geen bewijs gevonden.'
   */
  emptyText?: ReactNode;
}

/** Every passage that a scorecard rests on, in the words of the candidate, and which scores rest on it. */
export function EvidenceList({
  label,
  categories,
  getItemId,
  getHref,
  emptyText,
  ...root
}: EvidenceListProps) {
  const say = useMessages();
  const textOf = useScoreText();
  const passages = new Map(
    categories
      .flatMap(({ evidence }) => evidence)
      .toSorted((one, other) => one.reference - other.reference)
      .map((one) => [one.reference, one]),
  );
  if (passages.size === 0) {
    return <p {...rootProps(root, css.empty)}>{emptyText ?? say(nl.noEvidence)}</p>;
  }
  return (
    <ol role="list" aria-label={label} {...rootProps(root, css.root)}>
      {[...passages.values()].map(({ reference, quote, page }) => (
        <li key={reference} id={getItemId?.(reference)} className={css.item}>
          <span>
            <EvidenceNumber reference={reference} href={getHref?.(reference)} />
          </span>
          <div>
            <q className={css.quote}>
              <Marker>{quote}</Marker>
            </q>
            <p className={css.proof}>
              {say(nl.page, { page })} ·{' '}
              {categories
                .filter(({ evidence }) => evidence.some((one) => one.reference === reference))
                .map(({ title, score }) => `${title} ${textOf(score)}`)
                .join(', ')}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
