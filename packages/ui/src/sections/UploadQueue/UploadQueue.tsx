import { useRef, type ReactNode } from 'react';
import { Button } from '../../components/Button/index.js';
import { FileDrop, type FileDropProps, type FileStatus } from '../../components/FileDrop/index.js';
import { Link } from '../../components/Link/index.js';
import { TypingStatus } from '../../components/internal/announcement/TypingStatus.js';
import { FileLine } from '../../components/internal/file/FileLine.js';
import { useFileSummary } from '../../components/internal/file/useFileSummary.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './UploadQueue.css.js';

/** File in the queue, with its status. */
export type UploadItem = FileStatus & {
  /** Unique in the queue: two files can have the same name. */
  id: string;
  /** File name. */
  title: string;
  /** File size in bytes. */
  bytes?: number | undefined;
  /** Link to the result of a finished file, such as the candidate. */
  link?: { href: string; label: string } | undefined;
  /** Button instead of a link, for a result without a URL. */
  action?: ReactNode;
};

export interface UploadQueueProps
  extends
    RootProps<HTMLDivElement>,
    Pick<
      FileDropProps,
      | 'label'
      | 'isLabelHidden'
      | 'description'
      | 'isInvalid'
      | 'kinds'
      | 'maxMegabytes'
      | 'isDisabled'
      | 'buttonVariant'
    > {
  /** Error message of the whole queue: what is wrong and how to solve it. Shown while the queue is invalid. */
  errorMessage?: string | undefined;
  /** Files in the order in which they were added. The app stores and uploads them. */
  items: readonly UploadItem[];
  /** Called when the user chooses, drops or pastes files. Rejected files are excluded. */
  onAdd: (files: File[]) => void;
  /** Retries one failed file, or all of them. Omit it to hide the retry buttons. */
  onRetry?: ((ids: string[]) => void) | undefined;
  /** Removes files from the queue. Cancel a file that is in progress, and delete the result of a finished one. */
  onRemove: (ids: string[]) => void;
  /**
   * Clears all finished files from the list. Keep their results.
   * @default `onRemove`
   */
  onClear?: ((ids: string[]) => void) | undefined;
  /**
   * Joint progress: '3 van 5 gelezen, 1 mislukt'. Also announced, once it stops changing.
   * @default '3 van 5 klaar, 1 mislukt'
   */
  resultText?: string | undefined;
  /** Explanation of the processing of the files and of the people who can see them. */
  note?: ReactNode;
}

/**
 * Queue of uploads in the background: a drop zone, and the progress, error or result of each file. It uploads nothing
 * itself.
 */
export function UploadQueue({
  label,
  isLabelHidden,
  items,
  onAdd,
  onRetry,
  onRemove,
  onClear = onRemove,
  resultText,
  note,
  description,
  errorMessage,
  isInvalid,
  kinds,
  maxMegabytes,
  isDisabled,
  buttonVariant,
  ...root
}: UploadQueueProps) {
  const summary = useFileSummary(items);
  const shownSummary = resultText ?? summary;
  const choose = useRef<HTMLButtonElement>(null);
  return (
    <div {...rootProps(root, css.root)}>
      <FileDrop
        {...{ label, isLabelHidden, description, errorMessage, isInvalid, kinds, maxMegabytes }}
        {...{ isDisabled, buttonVariant }}
        files={noFiles}
        onChange={onAdd}
        inputRef={choose}
      />
      <TypingStatus typed={shownSummary} text={shownSummary} />
      {items.length > 0 && (
        <>
          <QueueBar {...{ items, onRetry, onClear, isDisabled }} summary={shownSummary} />
          <Uploads
            {...{ items, onRetry, onRemove, isDisabled }}
            focusLast={() => choose.current?.focus()}
          />
        </>
      )}
      {note !== undefined && <p className={css.note}>{note}</p>}
    </div>
  );
}

const noFiles: readonly File[] = [];

interface QueueBarProps
  extends
    Pick<UploadQueueProps, 'items' | 'onRetry' | 'isDisabled'>,
    Required<Pick<UploadQueueProps, 'onClear'>> {
  summary: string;
}

/** Summary of the queue, with actions on all failed and all finished files. */
function QueueBar({ items, onRetry, onClear, isDisabled, summary }: QueueBarProps) {
  const formatMessage = useMessages();
  const text = useRef<HTMLParagraphElement>(null);
  const idsOf = (type: FileStatus['type']) =>
    items.filter((item) => item.type === type).map(({ id }) => id);
  const [failed, done] = [idsOf('failed'), idsOf('done')];
  const actOnAll = (act: () => void) => {
    // Moves focus before the button disappears.
    text.current?.focus();
    act();
  };
  return (
    <div className={css.bar}>
      <p ref={text} tabIndex={-1} className={css.summary}>
        {summary}
      </p>
      {onRetry !== undefined && failed.length > 1 && (
        <Button
          variant="secondary"
          size="small"
          isDisabled={isDisabled}
          onPress={() => actOnAll(() => onRetry(failed))}
        >
          {formatMessage(nl.retryAll)}
        </Button>
      )}
      {done.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          isDisabled={isDisabled}
          onPress={() => actOnAll(() => onClear(done))}
        >
          {formatMessage(nl.clearDone)}
        </Button>
      )}
    </div>
  );
}

interface UploadsProps extends Pick<
  UploadQueueProps,
  'items' | 'onRetry' | 'onRemove' | 'isDisabled'
> {
  /** Moves focus when the last file is removed. */
  focusLast: () => void;
}

/** The files, each with its progress, error or result. */
function Uploads({ items, onRetry, onRemove, isDisabled, focusLast }: UploadsProps) {
  const formatMessage = useMessages();
  return (
    <ul role="list" aria-label={formatMessage(nl.uploads)} className={css.list}>
      {items.map((item) => (
        <FileLine
          key={item.id}
          name={item.title}
          bytes={item.bytes}
          status={item}
          isDisabled={isDisabled}
          onRetry={onRetry && (() => onRetry([item.id]))}
          onRemove={() => onRemove([item.id])}
          focusLast={focusLast}
        >
          {item.action ??
            (item.link && (
              <Link href={item.link.href} variant="standalone">
                {item.link.label}
              </Link>
            ))}
        </FileLine>
      ))}
    </ul>
  );
}
