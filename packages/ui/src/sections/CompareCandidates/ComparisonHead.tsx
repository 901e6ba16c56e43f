import { X } from 'lucide';
import { Button } from '../../components/Button/index.js';
import { IconButton } from '../../components/IconButton/index.js';
import { DecisionMark } from '../DecisionBar/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './CompareCandidates.css.js';
import type { CompareCandidatesProps } from './CompareCandidates.js';
import { roles } from '../internal/table/roles.js';

/** Column headers of a comparison: each candidate's name, decision and actions. */
export function ComparisonHead({
  items,
  onOpen,
  onRemove,
}: Pick<CompareCandidatesProps, 'items' | 'onOpen' | 'onRemove'>) {
  const formatMessage = useMessages();
  return (
    <thead {...roles.group} className={css.head}>
      <tr {...roles.row} className={css.row}>
        <td {...roles.cell} className={css.corner} />
        {items.map(({ id, title, decision }) => (
          <th key={id} {...roles.column} abbr={title} className={css.candidate}>
            <span className={css.name}>
              {title}
              <span className={css.status}>
                {decision === undefined ? (
                  formatMessage(nl.undecided)
                ) : (
                  <DecisionMark verdict={decision.verdict} />
                )}
              </span>
            </span>
            <span className={css.actions}>
              {onOpen !== undefined && (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={formatMessage(nl.openOne, { title })}
                  onPress={() => onOpen(id)}
                >
                  {formatMessage(nl.open)}
                </Button>
              )}
              {onRemove !== undefined && (
                <IconButton
                  icon={X}
                  size="small"
                  label={formatMessage(nl.leaveComparison, { title })}
                  onPress={() => onRemove(id)}
                />
              )}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
