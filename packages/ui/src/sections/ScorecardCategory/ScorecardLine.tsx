import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button } from 'react-aria-components/Button';
import {
  Disclosure,
  DisclosurePanel,
  type DisclosureProps,
} from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { EvidenceNumber } from '../../components/EvidenceNumber/index.js';
import { Icon } from '../../components/Icon/index.js';
import { Adjusted } from '../internal/evidence/Adjusted.js';
import { PlainBar } from '../../internal/bar/Bar.js';
import { rootProps, type AllowUndefined } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages, useFormatPercentage } from '../../messages/useMessages.js';
import { CategoryDetails } from './CategoryDetails.js';
import type { ScorecardCategoryProps } from './ScorecardCategory.js';
import * as css from './ScorecardLine.css.js';

export interface ScorecardLineProps
  extends
    ScorecardCategoryProps,
    AllowUndefined<Pick<DisclosureProps, 'isExpanded' | 'defaultExpanded' | 'onExpandedChange'>> {
  /**
   * Heading level of the title.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined;
  /**
   * Whether a human replaced the score. It is marked, and the software's confidence is not shown.
   * @default false
   */
  isAdjusted?: boolean | undefined;
  /** Content after the details, such as a `ScoreAdjustment`. */
  children?: ReactNode;
}

/**
 * Category of a scorecard in one line, which expands to the reason and the evidence. For scanning many categories.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function ScorecardLine({
  title,
  score,
  why,
  evidence = [],
  getHref,
  confidence,
  quote,
  context,
  unproven = [],
  level = 3,
  isAdjusted = false,
  children,
  onExpandedChange,
  ref,
  ...props
}: ScorecardLineProps) {
  const shown = isAdjusted ? undefined : confidence;
  const root = useObjectRef(ref);
  return (
    <Disclosure
      {...rootProps({ ...props, ref: root }, css.root)}
      onExpandedChange={(isExpanded) => {
        onExpandedChange?.(isExpanded);
        // A form in the panel would otherwise open below the edge of a scrolling pane.
        if (isExpanded)
          requestAnimationFrame(() => root.current?.scrollIntoView({ block: 'nearest' }));
      }}
      // React Aria uses the id only as a key in a group and does not render it.
      render={(rendered) => <div {...rendered} id={props.id} />}
    >
      <div className={css.line}>
        <Heading level={level} className={css.heading}>
          {/* The spaces separate the words of its name. */}
          <Button slot="trigger" className={css.trigger}>
            <span className={css.chevron}>
              <Icon icon={ChevronDown} />
            </span>
            <span className={css.title}>{title}</span>{' '}
            <LineScore {...{ score, isAdjusted }} confidence={shown} count={unproven.length} />
          </Button>
        </Heading>
        <Numbers {...{ evidence, getHref }} />
      </div>
      <DisclosurePanel className={css.panel}>
        <div className={css.details}>
          <CategoryDetails {...{ why, evidence, getHref, quote, context, unproven }} />
          <div className={css.content}>{children}</div>
        </div>
      </DisclosurePanel>
    </Disclosure>
  );
}

interface LineScoreProps extends Pick<ScorecardLineProps, 'score' | 'confidence' | 'isAdjusted'> {
  /** Number of quotes that aren't in the document. */
  count: number;
}

/** Score as a bar and in figures, with the confidence or the mark of a human's change. */
function LineScore({ score, confidence, isAdjusted, count }: LineScoreProps) {
  const formatMessage = useMessages();
  const formatPercentage = useFormatPercentage();
  if (score === undefined) {
    return (
      <>
        <span className={css.notScored}>{formatMessage(nl.notScored)}</span>{' '}
        {count > 0 && (
          <span className={css.status}>{formatMessage(nl.unprovenCount, { count })}</span>
        )}
      </>
    );
  }
  return (
    <>
      <span className={css.bar}>
        <PlainBar share={score / 100} sureShare={(confidence ?? 100) / 100} />
      </span>
      <span className={css.score}>{formatPercentage(score)}</span>{' '}
      <span className={css.status}>
        {isAdjusted === true && <Adjusted />}
        {confidence !== undefined &&
          formatMessage(nl.confidenceOf, { confidence: formatPercentage(confidence) })}
      </span>
    </>
  );
}

/** Most numbers in a line. The panel has all of them. */
const maxNumbers = 3;

function Numbers({ evidence = [], getHref }: Pick<ScorecardLineProps, 'evidence' | 'getHref'>) {
  const isAll = evidence.length <= maxNumbers;
  return (
    <span className={css.numbers}>
      {(isAll ? evidence : evidence.slice(0, maxNumbers - 1)).map((reference) => (
        <EvidenceNumber
          key={reference}
          reference={reference}
          href={getHref?.(reference)}
          className={css.number}
        />
      ))}
      {!isAll && (
        <span aria-hidden="true" className={css.more}>
          +{evidence.length - maxNumbers + 1}
        </span>
      )}
    </span>
  );
}
