import { CircleAlert } from 'lucide';
import { use, useId, useState, type Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { LabelContext } from 'react-aria-components/Label';
import { TypingStatus } from '../internal/announcement/TypingStatus.js';
import { FieldParts, type FieldProps } from '../internal/field/Field.js';
import * as field from '../internal/field/field.css.js';
import { stateAttributes } from '../internal/field/stateAttributes.js';
import { useFieldMessages } from '../internal/field/useFieldMessages.js';
import type { FileStatus } from '../internal/file/status.js';
import { useFileSummary } from '../internal/file/useFileSummary.js';
import { FormContext } from '../../internal/form/FormContext.js';
import type { RequiredProps } from '../../internal/form/rules.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import { Icon } from '../Icon/index.js';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.js';
import * as css from './FileDrop.css.js';
import { FileList } from './FileList.js';
import { FileZone } from './FileZone.js';
import type { FileKind } from './validateFile.js';
import { useFileSelection } from './useFileSelection.js';
import { useSentFiles } from './useSentFiles.js';

export interface FileDropProps extends FieldProps, RequiredProps, RootProps<HTMLDivElement> {
  /** Name in a form, under which the files are submitted. */
  name?: string | undefined;
  /** Selected files (controlled). */
  files: readonly File[];
  /**
   * Called with the new files when the user adds or removes some. A form reset restores the initial files. Rejected
   * files are never included.
   */
  onChange: (files: File[]) => void;
  /**
   * Accepted file types: known names, or custom `FileType` objects.
   * @default ['pdf', 'docx']
   */
  kinds?: readonly FileKind[] | undefined;
  /**
   * Maximum file size, in megabytes.
   * @default 10
   */
  maxMegabytes?: number | undefined;
  /**
   * Whether multiple files can be selected. Otherwise a new file replaces the old one.
   * @default true
   */
  allowsMultiple?: boolean | undefined;
  /**
   * Marks the field as invalid and shows `errorMessage`.
   * @default false
   */
  isInvalid?: boolean | undefined;
  /**
   * Disables the field.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /**
   * Makes the field read-only: files are listed and submitted, but can't be added or removed. The button remains
   * focusable and does nothing.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /**
   * Returns the upload status of a file, for files that upload immediately. Without it, files are only listed. Screen
   * readers announce the overall progress, debounced.
   */
  getStatus?: ((file: File) => FileStatus | undefined) | undefined;
  /** Called when the user retries a failed file. Without it, failed files can only be removed. */
  onRetry?: ((file: File) => void) | undefined;
  /**
   * Prominence of the button that opens the file dialog: `primary` if adding files is the main action of the page.
   * @default 'secondary'
   */
  buttonVariant?: 'primary' | 'secondary' | undefined;
  /** Ref of the button that opens the file dialog. */
  inputRef?: Ref<HTMLButtonElement> | undefined;
}

const defaultKinds: readonly FileKind[] = ['pdf', 'docx'];

/**
 * Field to select, drop or paste files, with a reason for each rejected file. It checks the name, the type and the
 * size; the server must check the content.
 */
export function FileDrop({
  label,
  files,
  onChange,
  kinds = defaultKinds,
  maxMegabytes = 10,
  allowsMultiple = true,
  isRequired = false,
  name,
  description,
  errorMessage,
  isLabelHidden,
  isInvalid,
  isDisabled: isAlwaysDisabled = false,
  isReadOnly = false,
  getStatus,
  onRetry,
  buttonVariant,
  inputRef,
  ...root
}: FileDropProps) {
  const id = useId();
  const form = use(FormContext);
  const isDisabled = isAlwaysDisabled || form.isPending;
  const messages = useFieldMessages({ description, isInvalid, names: [name] });
  const change = (next: File[]) => {
    messages.forgetErrors();
    onChange(next);
  };
  const rules = { kinds, maxMegabytes, allowsMultiple };
  const selection = useFileSelection({ files, onChange: change, ...rules });
  const button = useObjectRef(inputRef);
  const focusButton = () => button.current?.focus();
  const [initialFiles] = useState(files);
  const sent = useSentFiles(files, () => {
    selection.setRefusals([]);
    onChange([...initialFiles]);
  });
  const summary = useFileSummary(files.flatMap((file) => getStatus?.(file) ?? []));

  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={messages.describedBy}
      {...stateAttributes({ isInvalid: messages.isInvalid, isDisabled, isReadOnly })}
      {...rootProps(root, field.root)}
    >
      <LabelContext value={{ id, elementType: 'span' }}>
        {messages.provide(
          <FieldParts {...{ label, description, errorMessage, isLabelHidden, isRequired }}>
            <FileZone
              {...{ label, selection, maxMegabytes, allowsMultiple, isDisabled, isReadOnly }}
              {...{ buttonVariant }}
              describedBy={messages.describedBy}
              buttonRef={button}
            />
          </FieldParts>,
        )}
      </LabelContext>
      <Refusals reasons={selection.refusals} />
      {getStatus !== undefined && <TypingStatus typed={summary} text={summary} />}
      <FileList
        {...{ files, getStatus, onRetry, isDisabled, isReadOnly }}
        onRemove={(file) => change(files.filter((other) => other !== file))}
        focusLast={focusButton}
      />
      <SentFiles {...{ name, allowsMultiple, isDisabled }} inputRef={sent} onFocus={focusButton} />
    </div>
  );
}

interface SentFilesProps extends Pick<FileDropProps, 'name'> {
  allowsMultiple: boolean;
  isDisabled: boolean;
  inputRef: Ref<HTMLInputElement>;
  /** An `ErrorSummary`, for example, finds a field by its name and focuses it. */
  onFocus: () => void;
}

/** Input with the files that a form sends. */
const SentFiles = ({ name, allowsMultiple, isDisabled, inputRef, onFocus }: SentFilesProps) => (
  <div aria-hidden="true" className={hidden.root}>
    <input
      ref={inputRef}
      type="file"
      name={name}
      multiple={allowsMultiple}
      disabled={isDisabled}
      tabIndex={-1}
      onFocus={onFocus}
    />
  </div>
);

/** Reasons why files were rejected, announced to screen readers. */
const Refusals = ({ reasons }: { reasons: readonly string[] }) => (
  <div role="status">
    {reasons.map((reason) => (
      <p key={reason} className={field.error}>
        <Icon icon={CircleAlert} />
        <span className={css.text}>{reason}</span>
      </p>
    ))}
  </div>
);
