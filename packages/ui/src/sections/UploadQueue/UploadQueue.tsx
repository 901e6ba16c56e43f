import { useRef, type ReactNode } from 'react';
import { Button } from '../../components/Button/index.js';
import { FileDrop, type FileDropProps, type FileStatus } from '../../components/FileDrop/index.js';
import { Link } from '../../components/Link/index.js';
import { TypingStatus } from '../../internal/announcement/TypingStatus.js';
import { FileLine } from '../../internal/file/FileLine.js';
import { useFileSummary } from '../../internal/file/useFileSummary.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './UploadQueue.css.js';

/** A file in the queue, and how far it is. */
export type UploadItem = FileStatus & {
  /** Unique in the queue: two files may have one name. */
  id: string;
  /** The name of the file. */
  title: string;
  /** How large the file is. */
  bytes?: number | undefined;
  /** Where what came of it stands, once it is done: the candidate. */
  link?: { href: string; label: string } | undefined;
  /** A button in the place of a link, where what came of it has no address. */
  action?: ReactNode;
};

export interface UploadQueueProps
  extends
    RootProps<HTMLDivElement>,
    Pick<
      FileDropProps,
      | 'label'
      | 'description'
      | 'errorMessage'
      | 'isInvalid'
      | 'kinds'
      | 'maxMegabytes'
      | 'isDisabled'
    > {
  /** The files, in the order in which they were added: the app keeps them, and sends them. */
  items: readonly UploadItem[];
  /** The user chose, dropped or pasted files. Those that can't be taken are not among them. */
  onAdd: (files: readonly File[]) => void;
  /** Sends what failed once more: one file, or all that failed. Without, that can't be done here. */
  onRetry?: ((ids: readonly string[]) => void) | undefined;
  /** Takes files out of the queue: one that is under way is cancelled, and of one that is done goes what came of it. */
  onRemove: (ids: readonly string[]) => void;
  /**
   * Clears the list of all that are done. What came of them stays.
   * @default `onRemove`
   */
  onClear?: ((ids: readonly string[]) => void) | undefined;
  /**
   * How far all are together: '3 van 5 gelezen, 1 mislukt'. Said to screen readers too, when it has changed and stays
   * so.
   * @default '3 van 5 klaar, 1 mislukt'
   */
  resultText?: string | undefined;
  /** What happens with the files, and who can see them. */
  note?: ReactNode;
}

/**
 * Files that are sent while one goes on: a place to drop them, how far each is, why one failed, and what came of those
 * that are done. It sends nothing itself.
 */
export function UploadQueue({
  label,
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
  ...root
}: UploadQueueProps) {
  const say = useMessages();
  const usual = useFileSummary(items);
  const words = resultText ?? usual;
  const summary = useRef<HTMLParagraphElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const idsOf = (type: FileStatus['type']) =>
    items.filter((item) => item.type === type).map(({ id }) => id);
  const [failed, done] = [idsOf('failed'), idsOf('done')];
  const actOnAll = (act: () => void) => {
    // Its button goes, and would take the focus with it.
    summary.current?.focus();
    act();
  };
  return (
    <div {...rootProps(root, css.root)}>
      <FileDrop
        {...{ label, description, errorMessage, isInvalid, kinds, maxMegabytes, isDisabled }}
        files={noFiles}
        onChange={onAdd}
        inputRef={choose}
      />
      <TypingStatus typed={words} text={words} />
      {items.length > 0 && (
        <>
          <div className={css.bar}>
            <p ref={summary} tabIndex={-1} className={css.summary}>
              {words}
            </p>
            {onRetry !== undefined && failed.length > 1 && (
              <Button
                variant="secondary"
                size="small"
                isDisabled={isDisabled}
                onPress={() => actOnAll(() => onRetry(failed))}
              >
                {say(nl.retryAll)}
              </Button>
            )}
            {done.length > 0 && (
              <Button
                variant="quiet"
                size="small"
                isDisabled={isDisabled}
                onPress={() => actOnAll(() => onClear(done))}
              >
                {say(nl.clearDone)}
              </Button>
            )}
          </div>
          <ul role="list" aria-label={say(nl.uploads)} className={css.list}>
            {items.map((item) => (
              <FileLine
                key={item.id}
                name={item.title}
                bytes={item.bytes}
                status={item}
                isDisabled={isDisabled}
                onRetry={onRetry && (() => onRetry([item.id]))}
                onRemove={() => onRemove([item.id])}
                focusLast={() => choose.current?.focus()}
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
        </>
      )}
      {note !== undefined && <p className={css.note}>{note}</p>}
    </div>
  );
}

const noFiles: readonly File[] = [];
