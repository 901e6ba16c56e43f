import { CircleAlert, CircleCheck, FileText, X } from 'lucide';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../Button/index.js';
import { Icon } from '../../Icon/index.js';
import { IconButton } from '../../IconButton/index.js';
import { ProgressBar } from '../../ProgressBar/index.js';
import * as nl from '../../../messages/nl.js';
import { useMessages } from '../../../messages/useMessages.js';
import * as css from './FileLine.css.js';
import type { FileStatus } from './status.js';
import { useBytes } from './useBytes.js';

interface FileLineProps {
  name: string;
  bytes?: number | undefined;
  status?: FileStatus | undefined;
  isDisabled?: boolean | undefined;
  onRetry?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** Actions for a file that is done. */
  children?: ReactNode;
  /** Receives focus when the last remaining file is removed. */
  focusLast: () => void;
}

/** One file in a list: its name, its progress or error, and its actions. */
export function FileLine({
  name,
  bytes,
  status,
  isDisabled = false,
  onRetry,
  onRemove,
  children,
  focusLast,
}: FileLineProps) {
  const formatMessage = useMessages();
  const inBytes = useBytes();
  const line = useRef<HTMLLIElement>(null);
  const isInProgress = status?.type === 'uploading' || status?.type === 'pending';
  const retry = () => {
    // Moves focus before its button disappears. Removing a file does the same.
    line.current?.focus();
    onRetry?.();
  };
  const remove = () => {
    const other = line.current?.nextElementSibling ?? line.current?.previousElementSibling;
    const [next] = [...(other?.querySelectorAll('button') ?? [])].slice(-1);
    if (next === undefined) focusLast();
    else next.focus();
    onRemove?.();
  };
  const isDetailed = status !== undefined || bytes !== undefined;
  return (
    <li
      ref={line}
      tabIndex={status === undefined ? undefined : -1}
      className={[
        css.root,
        isDetailed && css.detailed,
        status?.type === 'uploading' && css.inProgress,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <Icon icon={FileText} className={css.icon} />
      <div className={css.name}>
        {status?.type === 'uploading' ? <ProgressBar label={name} value={status.value} /> : name}
      </div>
      {isDetailed && (
        <div className={css.state}>
          {bytes !== undefined && <span>{inBytes(bytes)}</span>}
          {status !== undefined && <State {...status} />}
        </div>
      )}
      {status?.type === 'done' && children !== undefined && (
        <div className={css.details}>{children}</div>
      )}
      {status?.type === 'failed' && onRetry !== undefined && (
        <div className={css.details}>
          <Button
            variant="secondary"
            size="small"
            aria-label={formatMessage(nl.retryFile, { name })}
            isDisabled={isDisabled}
            onPress={retry}
          >
            {formatMessage(nl.retry)}
          </Button>
        </div>
      )}
      {onRemove !== undefined && (
        <div className={css.remove}>
          <IconButton
            icon={X}
            label={formatMessage(isInProgress ? nl.cancelFile : nl.removeFile, { name })}
            isDisabled={isDisabled}
            onPress={remove}
          />
        </div>
      )}
    </li>
  );
}

function State(status: FileStatus) {
  const formatMessage = useMessages();
  if (status.type === 'failed') {
    return (
      <span className={`${css.withIcon} ${css.failed}`}>
        <Icon icon={CircleAlert} />
        <span>{status.message}</span>
      </span>
    );
  }
  if (status.type === 'done') {
    return (
      <span className={`${css.withIcon} ${css.done}`}>
        <Icon icon={CircleCheck} />
        <span>{status.label ?? formatMessage(nl.fileDone)}</span>
      </span>
    );
  }
  const word = status.type === 'pending' ? nl.filePending : nl.fileUploading;
  return <span>{status.label ?? formatMessage(word)}</span>;
}
