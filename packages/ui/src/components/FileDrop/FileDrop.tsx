import { CircleAlert, FileText, Upload, X } from 'lucide-react';
import { useId, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { RequiredHint } from '../../internal/field/Field.js';
import * as field from '../../internal/field/field.css.js';
import { messages } from '../../messages/nl.js';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import * as css from './FileDrop.css.js';
import { acceptOf, namesOf, refusal, type FileKind } from './refusal.js';

export interface FileDropProps {
  /** What is asked for. */
  label: string;
  /** The files chosen so far. */
  files: readonly File[];
  /** The user added or removed files. Files that can't be taken are not among them. */
  onChange: (files: readonly File[]) => void;
  /**
   * What can be taken.
   * @default ['pdf', 'docx']
   */
  kinds?: readonly FileKind[];
  /**
   * The largest file, in megabytes.
   * @default 10
   */
  maxMegabytes?: number;
  /**
   * More than one file; otherwise a new one replaces the old.
   * @default true
   */
  allowsMultiple?: boolean;
  /** @default false */
  isRequired?: boolean;
}

const defaultKinds: readonly FileKind[] = ['pdf', 'docx'];

/**
 * Takes files by choosing, dropping or pasting, and says of every file that it refuses why. It checks
 * the name, the type and the size; what is inside is the server's to check.
 */
export function FileDrop({
  label,
  files,
  onChange,
  kinds = defaultKinds,
  maxMegabytes = 10,
  allowsMultiple = true,
  isRequired = false,
}: FileDropProps) {
  const id = useId();
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const add = (added: readonly File[]) => {
    const offered = allowsMultiple ? added : added.slice(0, 1);
    const checked = offered.map((file) => ({ file, why: refusal(file, kinds, maxMegabytes) }));
    setRefusals(checked.flatMap(({ why }) => why ?? []));
    const taken = checked.filter(({ why }) => why === undefined).map(({ file }) => file);
    if (taken.length > 0) onChange(allowsMultiple ? [...files, ...taken] : taken);
  };

  return (
    <div role="group" aria-labelledby={id} className={css.root}>
      <span id={id} className={field.label}>
        {label} {isRequired && <RequiredHint />}
      </span>
      <DropZone
        aria-label={`${label}: ${messages.dropHere}`}
        className={css.zone}
        onDrop={async ({ items }) => {
          const dropped = items.filter((item) => item.kind === 'file');
          add(await Promise.all(dropped.map((item) => item.getFile())));
        }}
      >
        <Icon icon={Upload} />
        <span>{messages.dropHere}</span>
        <FileTrigger
          acceptedFileTypes={acceptOf(kinds)}
          allowsMultiple={allowsMultiple}
          onSelect={(chosen) => add([...(chosen ?? [])])}
        >
          <Button variant="secondary">
            {allowsMultiple ? messages.chooseFiles : messages.chooseFile}
          </Button>
        </FileTrigger>
        <span className={field.description}>
          {messages.fileRules(namesOf(kinds), maxMegabytes)}
        </span>
      </DropZone>
      <div role="status">
        {refusals.map((why) => (
          <p key={why} className={field.error}>
            <Icon icon={CircleAlert} />
            <span className={css.text}>{why}</span>
          </p>
        ))}
      </div>
      {files.length > 0 && (
        <ul aria-label={messages.chosenFiles} className={css.list}>
          {files.map((file, index) => (
            <li key={`${file.name}-${index}`} className={css.file}>
              <span className={css.name}>
                <Icon icon={FileText} />
                <span className={css.text}>{file.name}</span>
              </span>
              <IconButton
                icon={X}
                aria-label={messages.removeFile(file.name)}
                onPress={() => onChange(files.filter((other) => other !== file))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
