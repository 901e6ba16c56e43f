import { Download } from 'lucide';
import type { RefObject } from 'react';
import { Button } from '../../components/Button/index.js';
import { Icon } from '../../components/Icon/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './AuditLog.css.js';
import type { AuditLogProps } from './AuditLog.js';
import { rowsOf } from './rowsOf.js';
import { download, toCsv } from './toCsv.js';
import type { AuditLogState } from './useAuditLog.js';

interface LogActionsProps extends Pick<AuditLogProps, 'onReplay' | 'fileName' | 'separator'> {
  state: AuditLogState;
  /** Whether the last undo failed. */
  hasFailed: boolean;
  /** Formats a timestamp. */
  formatTimestamp: (at: string) => string;
  /** The filters, which receive focus when the button that returns to the present disappears. */
  filters: RefObject<HTMLElement | null>;
}

/**
 * Shows the time up to which the log is replayed, and buttons that return to the present and download the entries
 * found.
 */
export function LogActions({
  state: { replayed, inEffect },
  onReplay,
  fileName,
  separator,
  hasFailed,
  formatTimestamp,
  filters,
}: LogActionsProps) {
  const formatMessage = useMessages();
  return (
    <>
      <div role="status" className={css.status}>
        {replayed !== undefined && (
          <p>{formatMessage(nl.stateAt, { at: formatTimestamp(replayed.at) })}</p>
        )}
        {hasFailed && <p>{formatMessage(nl.notRecorded)}</p>}
      </div>
      {replayed !== undefined && (
        <Button
          variant="secondary"
          size="small"
          onPress={() => {
            // Moves focus before the button disappears.
            filters.current?.focus();
            onReplay?.(undefined);
          }}
        >
          {formatMessage(nl.backToNow)}
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        isDisabled={inEffect.length === 0}
        onPress={() =>
          download(
            toCsv(rowsOf(inEffect, formatMessage), separator),
            fileName ?? formatMessage(nl.auditLogFile),
          )
        }
      >
        <Icon icon={Download} />
        {formatMessage(nl.downloadCsv, { count: inEffect.length })}
      </Button>
    </>
  );
}
