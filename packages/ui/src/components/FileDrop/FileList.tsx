import { FileLine } from '../internal/file/FileLine.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './FileDrop.css.js';
import type { FileDropProps } from './FileDrop.js';

interface FileListProps extends Pick<FileDropProps, 'files' | 'getStatus' | 'onRetry'> {
  isDisabled: boolean;
  isReadOnly: boolean;
  onRemove: (file: File) => void;
  /** Moves focus when the last file is removed. */
  focusLast: () => void;
}

const keys = new WeakMap<File, string>();
let made = 0;

/** React key of a file, because two files may have the same name. */
function keyOf(file: File): string {
  const key = keys.get(file) ?? `${(made += 1)}`;
  keys.set(file, key);
  return key;
}

/** Lists the selected files, with their upload status and buttons to retry and remove. */
export function FileList({
  files,
  getStatus,
  onRetry,
  isDisabled,
  isReadOnly,
  onRemove,
  focusLast,
}: FileListProps) {
  const formatMessage = useMessages();
  if (files.length === 0) return null;
  return (
    <ul aria-label={formatMessage(nl.chosenFiles)} className={css.list}>
      {files.map((file) => (
        <FileLine
          key={keyOf(file)}
          name={file.name}
          status={getStatus?.(file)}
          isDisabled={isDisabled}
          onRetry={onRetry === undefined || isReadOnly ? undefined : () => onRetry(file)}
          onRemove={isReadOnly ? undefined : () => onRemove(file)}
          focusLast={focusLast}
        />
      ))}
    </ul>
  );
}
