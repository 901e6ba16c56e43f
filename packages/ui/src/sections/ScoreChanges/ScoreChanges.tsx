import {
  sumInFigures,
  judge,
  replay,
  totalIfScored,
  weightsInWords,
  type Category,
  type Judged,
  type LogEntry,
  type Total,
  type Weights,
} from '@heldermatch/scorecard';
import { Marker } from '../../components/Marker/index.js';
import { PlainButton } from '../../components/PlainButton/index.js';
import { useTimestampFormat } from '../internal/evidence/useTimestampFormat.js';
import { useScoreText } from '../internal/evidence/useScoreText.js';
import { useSumLanguage } from '../internal/evidence/useSumLanguage.js';
import { roles } from '../internal/table/roles.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { useLines, type Line } from '../AuditLog/useLines.js';
import * as css from './ScoreChanges.css.js';

export interface ScoreChangesProps extends RootProps {
  /** Accessible name: 'Scores van kandidaat 0412, voor en na'. */
  label: string;
  /**
   * Categories with the software's scores. Define them outside the component, so that they are stable between renders.
   */
  categories: readonly Pick<Category, 'id' | 'title' | 'score'>[];
  /** Weight of each category. Omit it for equal weights. */
  weights?: Weights | undefined;
  /** Id of the candidate in the log. */
  candidate: string;
  /** Log of the changes, in its own order. Entries about other candidates are ignored. */
  log: readonly LogEntry[];
  /** Undoes or restores a change, which adds another entry to the log. Omit it to hide the buttons. */
  onUndo?: ((entry: LogEntry) => void) | undefined;
  /**
   * IANA time zone of the times shown.
   * @default 'Europe/Amsterdam'
   */
  timeZone?: string | undefined;
}

const emptyList: readonly never[] = [];

/**
 * Scorecard before and after: the software's scores, the adjusted scores, both sums, and an entry for each change.
 * Plain HTML, readable before any script runs.
 */
export function ScoreChanges({
  label,
  categories,
  weights,
  candidate,
  log,
  onUndo,
  timeZone,
  ...root
}: ScoreChangesProps) {
  const language = useSumLanguage();
  const judged = judge(categories, replay(log).adjustments.get(candidate));
  const before = totalIfScored(categories, weights);
  const after = totalIfScored(judged, weights);
  const lines = useLines(
    log,
    { categories, getName: (id) => id, options: emptyList },
    undefined,
  ).filter(({ subject }) => subject === candidate);
  return (
    <div {...rootProps(root, css.root)}>
      <ScoreTable {...{ label, categories, judged, before, after }} />
      {after !== undefined && (
        <p className={css.sum}>
          <span className={css.weights}>{weightsInWords(after, language)}</span>{' '}
          <span className={css.figures}>{sumInFigures(after, language)}</span>
        </p>
      )}
      {lines.length > 0 && <Changes {...{ lines, onUndo, timeZone }} />}
    </div>
  );
}

interface ScoreTableProps extends Pick<ScoreChangesProps, 'label' | 'categories'> {
  /** The categories with their adjusted scores, in the same order. */
  judged: readonly Judged<Pick<Category, 'score'>>[];
  before: Total | undefined;
  after: Total | undefined;
}

/** Scores of the software next to those after the adjustments. Adjusted scores are marked. */
function ScoreTable({ label, categories, judged, before, after }: ScoreTableProps) {
  const formatMessage = useMessages();
  const textOf = useScoreText();
  return (
    <table {...roles.table} aria-label={label} className={css.table}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.column}>{formatMessage(nl.category)}</th>
          <th {...roles.column} className={css.number}>
            {formatMessage(nl.software)}
          </th>
          <th {...roles.column} className={css.number}>
            {formatMessage(nl.human)}
          </th>
        </tr>
      </thead>
      <tbody {...roles.group}>
        {categories.map(({ id, title, score }, index) => {
          const { score: now = score, adjustment } = judged[index] ?? {};
          return (
            <tr key={id} {...roles.row}>
              <th {...roles.topic}>{title}</th>
              <td {...roles.cell} className={css.number}>
                {textOf(score)}
              </td>
              <td {...roles.cell} className={css.number}>
                {adjustment === undefined ? textOf(now) : <Marker>{textOf(now)}</Marker>}
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.topic}>{formatMessage(nl.total)}</th>
          <td {...roles.cell} className={css.number}>
            {textOf(before?.score)}
          </td>
          <td {...roles.cell} className={css.number}>
            {after?.exact === before?.exact ? (
              textOf(after?.score)
            ) : (
              <Marker>{textOf(after?.score)}</Marker>
            )}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

interface ChangesProps extends Pick<ScoreChangesProps, 'onUndo' | 'timeZone'> {
  lines: readonly Line<LogEntry>[];
}

/** The changes with their reasons and authors, and a button to undo or restore each. */
function Changes({ lines, onUndo, timeZone }: ChangesProps) {
  const formatMessage = useMessages();
  const formatTimestamp = useTimestampFormat(timeZone);
  return (
    <ol role="list" aria-label={formatMessage(nl.changes)} className={css.lines}>
      {lines.map(({ id, entry, title, what, reason, takenBack }) => (
        <li key={id} className={css.line}>
          <p>
            <strong className={css.action}>{title}</strong>{' '}
            {takenBack === undefined ? what : <s>{what}</s>}
          </p>
          {reason !== '' && <p>{reason}</p>}
          <p className={css.byline}>
            {entry.by} · <time dateTime={entry.at}>{formatTimestamp(entry.at)}</time>
          </p>
          {onUndo !== undefined && entry.type !== 'undo' && (
            // The button stays mounted, so that it keeps focus.
            <PlainButton
              variant="quiet"
              size="small"
              aria-label={`${formatMessage(takenBack === undefined ? nl.undo : nl.restore)}: ${what}`}
              onClick={() => onUndo(takenBack ?? entry)}
            >
              {formatMessage(takenBack === undefined ? nl.undo : nl.restore)}
            </PlainButton>
          )}
        </li>
      ))}
    </ol>
  );
}
