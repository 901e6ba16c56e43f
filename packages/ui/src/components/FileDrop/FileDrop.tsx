import { CircleAlert, Upload } from 'lucide';
import { use, useEffect, useEffectEvent, useId, useRef, useState, type Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useLocale } from 'react-aria-components/I18nProvider';
import { LabelContext } from 'react-aria-components/Label';
import { TypingStatus } from '../../internal/announcement/TypingStatus.js';
import { FieldParts, type FieldProps } from '../../internal/field/Field.js';
import * as field from '../../internal/field/field.css.js';
import { useFieldMessages } from '../../internal/field/useFieldMessages.js';
import { FileLine } from '../../internal/file/FileLine.js';
import type { FileStatus } from '../../internal/file/status.js';
import { useFileSummary } from '../../internal/file/useFileSummary.js';
import { FormContext } from '../../internal/form/FormContext.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.js';
import * as css from './FileDrop.css.js';
import { acceptOf, refusal, typeOf, type FileKind } from './refusal.js';

export interface FileDropProps extends FieldProps, RootProps<HTMLDivElement> {
  /** Name in a form, under which the files are submitted. */
  name?: string | undefined;
  /** Selected files (controlled). */
  files: readonly File[];
  /**
   * Called with the new files when the user adds or removes some. A form reset restores the initial files. Rejected
   * files are never included.
   */
  onChange: (files: readonly File[]) => void;
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
   * Requires at least one file.
   * @default false
   */
  isRequired?: boolean | undefined;
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
  /** Ref of the button that opens the file dialog. */
  inputRef?: Ref<HTMLButtonElement> | undefined;
}

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0];

const keys = new WeakMap<File, string>();
let made = 0;

/** React key of a file, because two files may have the same name. */
function keyOf(file: File): string {
  const key = keys.get(file) ?? `${(made += 1)}`;
  keys.set(file, key);
  return key;
}

const defaultKinds: readonly FileKind[] = ['pdf', 'docx'];

/**
 * Manages the file input that the form submits. A reset empties it without an event on the input, after React has
 * rendered, so it is then filled again with the current files.
 */
function useSentFiles(files: readonly File[], onReset: () => void) {
  const sent = useRef<HTMLInputElement>(null);
  useEffect(() => fill(sent.current, files), [files]);
  const reset = useEffectEvent(onReset);
  const refill = useEffectEvent(() => fill(sent.current, files));
  useEffect(() => {
    const form = sent.current?.form;
    const onFormReset = () => {
      reset();
      setTimeout(refill);
    };
    form?.addEventListener('reset', onFormReset);
    return () => form?.removeEventListener('reset', onFormReset);
  }, []);
  return sent;
}

function fill(input: HTMLInputElement | null, files: readonly File[]): void {
  if (input === null) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

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
  inputRef,
  ...root
}: FileDropProps) {
  const id = useId();
  const say = useMessages();
  const { locale } = useLocale();
  const form = use(FormContext);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const isDisabled = isAlwaysDisabled || form.isPending;
  const messages = useFieldMessages({ description, isInvalid, names: [name] });

  const types = kinds.map(typeOf);
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    types.map((type) => type.label),
  );
  const choose = useObjectRef(inputRef);
  const [filesAtFirst] = useState(files);
  const sent = useSentFiles(files, () => {
    setRefusals([]);
    onChange(filesAtFirst);
  });

  const statuses = files.flatMap((file) => getStatus?.(file) ?? []);
  const summary = useFileSummary(statuses);

  const change = (next: readonly File[]) => {
    messages.forgetErrors();
    onChange(next);
  };

  const add = (added: readonly File[], folders: readonly string[] = []) => {
    const taken: File[] = [];
    const why = folders.map((folder) => say(nl.folder, { name: folder }));
    for (const file of added) {
      const reason =
        !allowsMultiple && taken.length > 0
          ? nl.onlyOneFile
          : refusal(file, {
              types,
              maxMegabytes,
              files: allowsMultiple ? [...files, ...taken] : [],
            });
      if (reason === undefined) taken.push(file);
      else why.push(say(reason, { name: file.name, types: names, megabytes: maxMegabytes }));
    }
    setRefusals([...new Set(why)]);
    if (taken.length > 0) change(allowsMultiple ? [...files, ...taken] : taken);
  };
  const drop = async ({ items }: DropEvent) => {
    const folders = items.filter((item) => item.kind === 'directory').map((item) => item.name);
    const dropped = items.filter((item) => item.kind === 'file');
    add(await Promise.all(dropped.map((item) => item.getFile())), folders);
  };

  const chooseButton = (
    <Button
      ref={choose}
      variant="secondary"
      aria-describedby={messages.describedBy}
      isDisabled={isDisabled}
      aria-disabled={isReadOnly || undefined}
      className={css.choose}
    >
      {say(allowsMultiple ? nl.chooseFiles : nl.chooseFile)}
    </Button>
  );

  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={messages.describedBy}
      data-invalid={messages.isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
      {...rootProps(root, css.root)}
    >
      <LabelContext value={{ id, elementType: 'span' }}>
        {messages.provide(
          <FieldParts {...{ label, description, errorMessage, isLabelHidden, isRequired }}>
            <DropZone
              isDisabled={isDisabled || isReadOnly}
              aria-label={`${label}: ${say(nl.dropHere)}`}
              className={css.zone}
              onDrop={(event) => void drop(event)}
            >
              <Icon icon={Upload} />
              <span>{say(nl.dropHere)}</span>
              {isReadOnly ? (
                chooseButton
              ) : (
                <FileTrigger
                  acceptedFileTypes={acceptOf(types)}
                  allowsMultiple={allowsMultiple}
                  onSelect={(chosen) => add([...(chosen ?? [])])}
                >
                  {chooseButton}
                </FileTrigger>
              )}
              <span className={field.description}>
                {say(nl.fileRules, { types: names, megabytes: maxMegabytes })}
              </span>
            </DropZone>
          </FieldParts>,
        )}
      </LabelContext>
      <div role="status">
        {refusals.map((why) => (
          <p key={why} className={field.error}>
            <Icon icon={CircleAlert} />
            <span className={css.text}>{why}</span>
          </p>
        ))}
      </div>
      {getStatus !== undefined && <TypingStatus typed={summary} text={summary} />}
      {files.length > 0 && (
        <ul aria-label={say(nl.chosenFiles)} className={css.list}>
          {files.map((file) => (
            <FileLine
              key={keyOf(file)}
              name={file.name}
              status={getStatus?.(file)}
              isDisabled={isDisabled}
              onRetry={onRetry === undefined || isReadOnly ? undefined : () => onRetry(file)}
              onRemove={
                isReadOnly ? undefined : () => change(files.filter((other) => other !== file))
              }
              focusLast={() => choose.current?.focus()}
            />
          ))}
        </ul>
      )}
      <div aria-hidden="true" className={hidden.root}>
        <input
          ref={sent}
          type="file"
          name={name}
          multiple={allowsMultiple}
          disabled={isDisabled}
          tabIndex={-1}
          // An `ErrorSummary`, for example, finds a field by its name and focuses it.
          onFocus={() => choose.current?.focus()}
        />
      </div>
    </div>
  );
}
