import { basedOn, totalIfScored, type Based, type Weights } from '@heldermatch/scorecard';
import { useEffect, useId, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { Badge } from '../../components/Badge/index.js';
import { EvidenceNumber } from '../../components/EvidenceNumber/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Link } from '../../components/Link/index.js';
import { PlainButton } from '../../components/PlainButton/index.js';
import { ToggleButton } from '../../components/ToggleButton/index.js';
import { TypingStatus } from '../../components/internal/announcement/TypingStatus.js';
import type { RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { EvidenceLine } from '../EvidenceLine/index.js';
import { useScoreText } from '../internal/evidence/useScoreText.js';
import { useTotalsText, type Totals } from './useTotalsText.js';
import { MarkedScores } from './MarkedScores.js';
import * as css from './MarkingExercise.css.js';

export interface MarkingExerciseLine {
  /** Unique in the document. */
  id: string;
  /** Sentence of the document. */
  text: string;
  /** Number of the software's evidence, as in `categories`. Undefined if no score is based on the sentence. */
  reference?: number | undefined;
  /** Reason why the software marked the sentence or not, in one or two sentences. */
  why: string;
}

export interface MarkingExerciseCategory extends Based {
  id: string;
  title: string;
  /** Requirement of the vacancy. */
  text: string;
}

export interface MarkingExerciseProps extends RootProps<HTMLDivElement> {
  /** Title of the document: 'Cv van kandidaat 0388'. */
  title: string;
  /**
   * Heading level of the title.
   * @default 3
   */
  titleLevel?: 2 | 3 | undefined;
  /** Badge that marks the document as fictional: 'voorbeeld'. */
  badge?: string | undefined;
  /** Task, shown above the sentences: 'Markeer wat volgens u bewijs is.'. */
  label: string;
  /** Explanation of the task: that nothing leaves the browser. */
  description?: string | undefined;
  /** Sentences of the document, in order. */
  lines: readonly MarkingExerciseLine[];
  /** Ids of the sentences that the user marked. Controlled. */
  value?: readonly string[] | undefined;
  /**
   * Ids of the sentences that are marked at first, and when the user starts again: examples of evidence.
   * @default []
   */
  defaultValue?: readonly string[] | undefined;
  /** Called with the ids of all marked sentences, in the order of the document. */
  onChange?: ((value: string[]) => void) | undefined;
  /** Categories with the software's scores, and the numbers of the sentences on which each is based. */
  categories: readonly MarkingExerciseCategory[];
  /** Weight of each category. */
  weights: Weights;
  /** Statement that a person decides. Shown wherever a score is shown. */
  note: string;
}

const emptyList: readonly never[] = [];

/**
 * Document in which the user marks the evidence, with the scores that are based on it. A comparison shows what the
 * software marked. Without JavaScript, and on paper, it is the software's worked example while the user marked nothing.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/
 */
export function MarkingExercise({
  title,
  titleLevel = 3,
  badge,
  label,
  description,
  lines,
  value,
  defaultValue = emptyList,
  onChange,
  categories,
  weights,
  note,
  ...root
}: MarkingExerciseProps) {
  const scoresId = useId();
  const { marked, last, list, read, reset } = useMarked(value, defaultValue, onChange);
  const [isCompared, setIsCompared] = useState(false);
  const isUntouched = marked.join() === defaultValue.join() && !isCompared;
  const markedLines = lines.filter(({ id }) => marked.includes(id));
  const references = markedLines.flatMap(({ reference }) => reference ?? []);
  const own = basedOn(categories, new Set(references));
  const lastLine = markedLines.find(({ id }) => id === last);
  return (
    <EvidenceLine reference={lastLine?.reference} {...root}>
      <div
        data-compared={isCompared || undefined}
        data-untouched={isUntouched || undefined}
        className={css.root}
      >
        <div data-document="" className={css.document}>
          <div className={css.title}>
            <Heading level={titleLevel} size="small">
              {title}
            </Heading>
            {badge !== undefined && <Badge>{badge}</Badge>}
          </div>
          <p className={css.task}>
            <strong className={css.judgement}>{label}</strong> {description}
          </p>
          <ul ref={list} role="list" aria-label={label} className={css.lines}>
            {lines.map((line) => (
              <Line
                key={line.id}
                line={line}
                isMarked={marked.includes(line.id)}
                isUntouched={isUntouched}
                onChange={read}
              />
            ))}
          </ul>
          <Foot
            {...{ marked, lastLine, lines, isUntouched, isCompared, setIsCompared, scoresId }}
            yours={totalIfScored(own, weights)?.score}
            software={totalIfScored(categories, weights)?.score}
            onReset={() => {
              reset();
              setIsCompared(false);
              // The focused button goes away.
              list.current?.querySelector('input')?.focus();
            }}
          />
        </div>
        <MarkedScores
          id={scoresId}
          {...{ categories, own, weights, note }}
          unused={markedLines.length - references.length}
        />
      </div>
    </EvidenceLine>
  );
}

/** Ids of the marked sentences, the one that was marked last, and the list that has their checkboxes. */
function useMarked(
  value: MarkingExerciseProps['value'],
  defaultValue: readonly string[],
  onChange: MarkingExerciseProps['onChange'],
) {
  const [marked, setMarked] = useControlledState<readonly string[], string[]>(
    value,
    defaultValue,
    onChange,
  );
  const [last, setLast] = useState(defaultValue.at(-1));
  const list = useRef<HTMLUListElement>(null);
  const read = () => {
    const checked = list.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [];
    const ids = [...checked].map((input) => input.value);
    if (ids.join() === marked.join()) return;
    setLast(ids.findLast((id) => !marked.includes(id)));
    setMarked(ids);
  };
  const readFirst = useRef(read);
  // Sentences that were marked before hydration, or that the browser restored.
  useEffect(() => readFirst.current(), []);
  const reset = () => {
    setLast(defaultValue.at(-1));
    setMarked([...defaultValue]);
  };
  return { marked, last, list, read, reset };
}

interface FootProps extends Totals {
  lines: readonly MarkingExerciseLine[];
  marked: readonly string[];
  lastLine: MarkingExerciseLine | undefined;
  /** Id of the scores. */
  scoresId: string;
  isUntouched: boolean;
  isCompared: boolean;
  setIsCompared: (isCompared: boolean) => void;
  onReset: () => void;
}

/** Count of the marked sentences, or the comparison. Both are announced, after the verdict on the last mark. */
function Foot({
  lines,
  marked,
  lastLine,
  yours,
  software,
  scoresId,
  isUntouched,
  isCompared,
  setIsCompared,
  onReset,
}: FootProps) {
  const formatMessage = useMessages();
  const textOf = useScoreText();
  const totalsText = useTotalsText();
  const count = formatMessage(nl.sentencesMarked, { count: marked.length, total: lines.length });
  const counted =
    yours === undefined
      ? count
      : `${count} ${formatMessage(nl.yourScoreIs, { score: textOf(yours) })}`;
  const compared = totalsText({ yours, software });
  const verdict =
    lastLine !== undefined &&
    lastLine.reference === undefined &&
    `${formatMessage(nl.onlyYouMarked)}. ${lastLine.why}`;
  return (
    <div className={css.foot}>
      <div className={css.bar}>
        <p className={css.count}>{isCompared ? compared : counted}</p>
        <TypingStatus
          typed={marked.join()}
          text={[verdict, isCompared ? `${count} ${compared}` : counted].filter(Boolean).join(' ')}
        />
        <ToggleButton isSelected={isCompared} onChange={setIsCompared}>
          {formatMessage(nl.compareWithSoftware)}
        </ToggleButton>
        <Link href={`#${scoresId}`} variant="standalone" className={css.toScores}>
          {formatMessage(nl.showDifference)}
        </Link>
      </div>
      {!isUntouched && (
        <PlainButton variant="quiet" onClick={onReset}>
          {formatMessage(nl.startAgain)}
        </PlainButton>
      )}
    </div>
  );
}

/** Message that names who marked a sentence: the software, the user, both or none of them. */
function verdictOf(isEvidence: boolean, isMarked: boolean, isUntouched: boolean) {
  if (isUntouched) return isEvidence ? nl.softwareMarked : nl.softwareMarkedNot;
  if (isMarked) return isEvidence ? nl.bothMarked : nl.onlyYouMarked;
  return isEvidence ? nl.onlySoftwareMarked : nl.noneMarked;
}

interface LineProps {
  line: MarkingExerciseLine;
  isMarked: boolean;
  /** Whether the user marked nothing. */
  isUntouched: boolean;
  onChange: () => void;
}

/** Sentence with a checkbox. The browser's own, so that it also marks before hydration. */
function Line({ line: { id, text, reference, why }, isMarked, isUntouched, onChange }: LineProps) {
  const formatMessage = useMessages();
  const isEvidence = reference !== undefined;
  return (
    <li className={css.line}>
      <label className={css.target}>
        <input
          type="checkbox"
          value={id}
          checked={isMarked}
          onChange={onChange}
          data-marks={reference}
          className={css.checkbox}
        />
        <span>
          <span className={css.sentence}>{text}</span>
          {isEvidence && (
            <span className={css.number}>
              <EvidenceNumber reference={reference} isJoined />
            </span>
          )}
        </span>
      </label>
      <p className={css.verdict}>
        <strong className={css.judgement}>
          {`${formatMessage(verdictOf(isEvidence, isMarked, isUntouched))}.`}
        </strong>{' '}
        {why}
      </p>
    </li>
  );
}
