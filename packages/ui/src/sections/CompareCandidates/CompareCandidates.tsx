import {
  inFigures,
  totalIfScored,
  weightsInWords,
  type Decision,
  type JudgedCategory,
  type Weights,
} from '@heldermatch/scorecard';
import { X } from 'lucide';
import { useState, type ReactNode } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button } from '../../components/Button/index.js';
import { EvidenceNumber } from '../../components/EvidenceNumber/index.js';
import { IconButton } from '../../components/IconButton/index.js';
import { Marker } from '../../components/Marker/index.js';
import { ToggleButton } from '../../components/ToggleButton/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import { Reason } from '../../internal/evidence/Reason.js';
import { Signed } from '../../internal/evidence/Signed.js';
import { useScoreText } from '../../internal/evidence/useScoreText.js';
import { useSumLanguage } from '../../internal/evidence/useSumLanguage.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages, usePercentages } from '../../messages/useMessages.js';
import * as css from './CompareCandidates.css.js';
import { useDifferences } from './differences.js';

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

// Explicit roles: browsers drop the table semantics of the phone layout, which isn't displayed as a table.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  topic: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

const wordOf = { invite: nl.invited, hold: nl.held, reject: nl.rejected };

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
  timeZone,
  emptyText,
  note,
  ref,
  ...root
}: CompareCandidatesProps) {
  const say = useMessages();
  const inPercent = usePercentages();
  const language = useSumLanguage();
  const differencesOf = useDifferences();
  const comparison = useObjectRef(ref);
  const [hasQuotes, setQuotes] = useState(true);
  const totals = items.map(({ categories }) => totalIfScored(categories, weights));
  const ofTotals = differencesOf(totals.map((total) => total?.exact));
  const topics = new Map(
    items.flatMap(({ categories }) => categories).map(({ id, title }) => [id, title]),
  );
  const scored = totals.find((total) => total !== undefined);
  const isWeighed = scored?.terms.some(({ factor }) => factor !== 1) ?? false;
  const remove = (candidate: string) => {
    // Moves the focus before the button disappears.
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
          {say(nl.comparing, { count: items.length })}
        </p>
        {items.length > 1 && (
          <ToggleButton size="small" isSelected={hasQuotes} onChange={setQuotes}>
            {say(nl.showQuotes)}
          </ToggleButton>
        )}
      </div>
      {items.length < 2 ? (
        <p>{emptyText ?? say(nl.chooseToCompare)}</p>
      ) : (
        <table {...roles.table} aria-label={label} className={css.table}>
          <thead {...roles.group} className={css.head}>
            <tr {...roles.row} className={css.row}>
              <td {...roles.cell} className={css.corner} />
              {items.map(({ id, title }) => (
                <th key={id} {...roles.column} abbr={title} className={css.candidate}>
                  <span className={css.name}>{title}</span>
                  <span className={css.actions}>
                    {onOpen !== undefined && (
                      <Button
                        variant="secondary"
                        size="small"
                        aria-label={say(nl.openOne, { title })}
                        onPress={() => onOpen(id)}
                      >
                        {say(nl.open)}
                      </Button>
                    )}
                    {onRemove !== undefined && (
                      <IconButton
                        icon={X}
                        size="small"
                        aria-label={say(nl.leaveComparison, { title })}
                        onPress={() => remove(id)}
                      />
                    )}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.group} className={css.body}>
            <Row
              {...{ items }}
              title={say(nl.total)}
              description={
                scored === undefined || isWeighed ? undefined : weightsInWords(scored, language)
              }
              render={(_, index) => {
                const total = totals[index];
                return total === undefined ? (
                  say(nl.notScored)
                ) : (
                  <>
                    <span className={css.score}>
                      <span className={css.total}>{inPercent(total.score)}</span>
                      <span className={css.small}>{ofTotals[index]}</span>
                    </span>
                    <span className={css.sum}>{inFigures(total, language)}</span>
                  </>
                );
              }}
            />
            {[...topics].map(([topic, title]) => {
              const judged = items.map(({ categories }) =>
                categories.find(({ id }) => id === topic),
              );
              const differences = differencesOf(judged.map((one) => one?.score));
              const term = scored?.terms.find(({ id }) => id === topic);
              return (
                <Row
                  key={topic}
                  {...{ items, title }}
                  description={
                    isWeighed && term !== undefined
                      ? say(nl.weightTimes, {
                          weight: language.weights[term.weight],
                          factor: term.factor,
                        })
                      : undefined
                  }
                  render={({ id }, index) => {
                    const category = judged[index];
                    return category === undefined ? (
                      say(nl.notScored)
                    ) : (
                      <Judged
                        {...{ category, hasQuotes, timeZone }}
                        difference={differences[index]}
                        getHref={getHref && ((reference) => getHref(id, reference))}
                      />
                    );
                  }}
                />
              );
            })}
            <Row
              {...{ items }}
              title={say(nl.decision)}
              render={({ decision }) =>
                decision === undefined ? (
                  say(nl.undecided)
                ) : (
                  <div>
                    <Signed entry={decision} timeZone={timeZone}>
                      {say(wordOf[decision.verdict])}
                    </Signed>
                  </div>
                )
              }
            />
          </tbody>
        </table>
      )}
      <p className={css.note}>{note}</p>
    </div>
  );
}

interface RowProps {
  items: readonly ComparedCandidate[];
  title: string;
  description?: string | undefined;
  render: (item: ComparedCandidate, index: number) => ReactNode;
}

/** Row that compares one aspect of the candidates. */
const Row = ({ items, title, description, render }: RowProps) => (
  <tr {...roles.row} className={css.row}>
    <th {...roles.topic} className={css.topic}>
      {title}
      {description !== undefined && <span className={css.weight}>{description}</span>}
    </th>
    {items.map((item, index) => (
      <td key={item.id} {...roles.cell} className={css.cell}>
        <span aria-hidden="true" className={css.whose}>
          {item.title}
        </span>
        <div className={css.content}>{render(item, index)}</div>
      </td>
    ))}
  </tr>
);

interface JudgedProps {
  category: JudgedCategory;
  difference: string | undefined;
  hasQuotes: boolean;
  getHref: ((reference: number) => string) | undefined;
  timeZone: string | undefined;
}

/** Score with its confidence, reason, quotes and adjustment. */
function Judged({ category, difference, hasQuotes, getHref, timeZone }: JudgedProps) {
  const say = useMessages();
  const inPercent = usePercentages();
  const textOf = useScoreText();
  const { score, confidence, why, evidence, adjustment } = category;
  return (
    <>
      <span className={css.score}>
        <span className={css.figure}>{textOf(score)}</span>
        <span className={css.small}>{difference}</span>
      </span>
      {confidence !== undefined && (
        <span className={css.small}>
          {say(nl.confidence)}: {inPercent(confidence)}
        </span>
      )}
      {adjustment !== undefined && (
        <div className={css.adjusted}>
          <VisuallyHidden>{say(nl.adjusted)}: </VisuallyHidden>
          <Signed entry={adjustment} timeZone={timeZone}>
            {say(nl.becomes, {
              before: textOf(adjustment.original),
              after: textOf(adjustment.score),
            })}
          </Signed>
        </div>
      )}
      <p className={css.small}>
        <Reason why={why} evidence={evidence.map(({ reference }) => reference)} getHref={getHref} />
      </p>
      {hasQuotes && evidence.length > 0 && (
        <ul role="list" className={css.quotes}>
          {evidence.map(({ reference, quote }) => (
            <li key={reference} className={css.quote}>
              <EvidenceNumber reference={reference} />
              <q className={css.quoteText}>
                <Marker>{quote}</Marker>
              </q>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
