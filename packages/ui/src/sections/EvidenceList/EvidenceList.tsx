import type { Category } from '@heldermatch/scorecard';
import { useState, type ReactNode } from 'react';
import { EvidenceNumber } from '../../components/EvidenceNumber/index.js';
import { Marker } from '../../components/Marker/index.js';
import { ToggleButton } from '../../components/ToggleButton/index.js';
import { useScoreText } from '../internal/evidence/useScoreText.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './EvidenceList.css.js';

export interface EvidenceListProps extends RootProps {
  /** Accessible name: 'Bewijs uit het cv van kandidaat 0412'. */
  label: string;
  /** Categories of a scorecard, with the passages that support each score. */
  categories: readonly Category[];
  /** Returns the id of a passage's list item, so that the number in the document can link to it. */
  getItemId?: ((reference: number) => string) | undefined;
  /** Link target of an evidence number: the passage in the document. Omit it for plain numbers. */
  getHref?: ((reference: number) => string) | undefined;
  /**
   * Number of passages that are shown at first. The user shows the others with a button, and a link to one of them shows
   * that one.
   * @default all
   */
  limit?: number | undefined;
  /**
   * Shown when no score has evidence.
   * @default 'Er is geen bewijs gevonden.'
   */
  emptyText?: ReactNode;
}

/** List of all passages that support a scorecard, quoted from the CV, with the scores that each supports. */
export function EvidenceList({
  label,
  categories,
  getItemId,
  getHref,
  limit = Infinity,
  emptyText,
  ...root
}: EvidenceListProps) {
  const formatMessage = useMessages();
  const textOf = useScoreText();
  const [isWhole, setWhole] = useState(false);
  const passages = new Map(
    categories
      .flatMap(({ evidence }) => evidence)
      .toSorted((one, other) => one.reference - other.reference)
      .map((one) => [one.reference, one]),
  );
  if (passages.size === 0) {
    return <p {...rootProps(root, css.empty)}>{emptyText ?? formatMessage(nl.noEvidence)}</p>;
  }
  // A button is no shorter than the one passage that it would show.
  const isFolded = !isWhole && passages.size > limit + 1;
  const list = (
    <ol role="list" aria-label={label} {...rootProps(root, css.root)}>
      {[...passages.values()].map(({ reference, quote, page }, index) => (
        <li
          key={reference}
          id={getItemId?.(reference)}
          data-evidence={reference}
          data-folded={(isFolded && index >= limit) || undefined}
          className={css.item}
        >
          <span>
            <EvidenceNumber reference={reference} href={getHref?.(reference)} />
          </span>
          <div>
            <q className={css.quote}>
              <Marker>{quote}</Marker>
            </q>
            <p className={css.proof}>
              {formatMessage(nl.page, { page })} ·{' '}
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
  if (passages.size <= limit + 1) return list;
  return (
    <>
      {list}
      <div>
        <ToggleButton size="small" isSelected={isWhole} onChange={setWhole}>
          {formatMessage(nl.allQuotes, { count: passages.size })}
        </ToggleButton>
      </div>
    </>
  );
}
