import type { Decision, JudgedCategory, Weights } from '@heldermatch/scorecard';
import { useState, type ReactNode } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { ToggleButton } from '../../components/ToggleButton/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import { useMediaQuery } from '../../internal/useMediaQuery.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { media } from '../../styles/media.js';
import * as css from './CompareCandidates.css.js';
import { ComparisonHead } from './ComparisonHead.js';
import { ComparisonRows } from './ComparisonRows.js';
import { roles } from '../internal/table/roles.js';

/** Candidate in a comparison. */
export interface ComparedCandidate {
  /** Id of the candidate in the scorecard and the log. */
  id: string;
  /** Name by which the user knows the candidate: 'Kandidaat 0412'. */
  title: string;
  /** Scorecard of the candidate, from `judge`. Empty without scores. */
  categories: readonly JudgedCategory[];
  /** Decision about the candidate. Omit it when there is none. */
  decision?: Decision | undefined;
}

export interface CompareCandidatesProps extends RootProps<HTMLDivElement> {
  /** Accessible name: 'Kandidaten voor de vacature Recruiter'. */
  label: string;
  /** Two or three candidates for one vacancy, in display order. */
  items: readonly ComparedCandidate[];
  /** Weight of each category. Omit it for equal weights. */
  weights?: Weights | undefined;
  /** Link target of an evidence number: the passage in the candidate's CV. Omit it for plain numbers. */
  getHref?: ((candidate: string, reference: number) => string) | undefined;
  /** Opens a candidate's details. Omit it to hide the button. */
  onOpen?: ((candidate: string) => void) | undefined;
  /** Returns a control to decide about a candidate, below the decision. Omit it for a user who may not decide. */
  renderDecide?: ((candidate: string) => ReactNode) | undefined;
  /** Removes a candidate from the comparison. Omit it to hide the button. */
  onRemove?: ((candidate: string) => void) | undefined;
  /**
   * IANA time zone of the times shown.
   * @default 'Europe/Amsterdam'
   */
  timeZone?: string | undefined;
  /**
   * Shown with fewer than two candidates.
   * @default 'Selecteer twee of drie kandidaten om te vergelijken.'
   */
  emptyText?: ReactNode;
  /** Statement that a person decides. Shown wherever scores are compared. */
  note: string;
}

/**
 * Comparison of two or three candidates: totals, evidence, adjustments and decisions. States differences in words, and
 * recommends no candidate.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/table/
 */
export function CompareCandidates({
  label,
  items,
  weights,
  getHref,
  onOpen,
  onRemove,
  renderDecide,
  timeZone,
  emptyText,
  note,
  ref,
  ...root
}: CompareCandidatesProps) {
  const formatMessage = useMessages();
  const comparison = useObjectRef(ref);
  const isPhone = useMediaQuery(media.phone);
  // On a phone, all quotes together are several screens long.
  const [hasQuotes = !isPhone, setQuotes] = useState<boolean>();
  const remove = (candidate: string) => {
    // Moves focus before the button disappears.
    comparison.current?.focus();
    onRemove?.(candidate);
  };
  return (
    <div
      role="group"
      aria-label={label}
      tabIndex={-1}
      {...rootProps(root, css.root)}
      ref={comparison}
    >
      <div className={css.bar}>
        <p role="status" className={css.count}>
          {formatMessage(nl.comparing, { count: items.length })}
        </p>
        {items.length > 1 && (
          <ToggleButton size="small" isSelected={hasQuotes} onChange={setQuotes}>
            {formatMessage(nl.showQuotes)}
          </ToggleButton>
        )}
      </div>
      {items.length < 2 ? (
        <p>{emptyText ?? formatMessage(nl.chooseToCompare)}</p>
      ) : (
        <table {...roles.table} aria-label={label} className={css.table}>
          <ComparisonHead {...{ items, onOpen }} onRemove={onRemove && remove} />
          <ComparisonRows
            {...{ items, weights, getHref, renderDecide, timeZone, hasQuotes }}
            hasReasons={hasQuotes || !isPhone}
          />
        </table>
      )}
      <p className={css.note}>{note}</p>
    </div>
  );
}
