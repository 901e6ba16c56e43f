import { Upload } from 'lucide';
import type { Ref } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import * as field from '../internal/field/field.css.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { useBytes } from '../internal/file/useBytes.js';
import * as css from './FileDrop.css.js';
import type { FileDropProps } from './FileDrop.js';
import { acceptOf } from './validateFile.js';
import type { useFileSelection } from './useFileSelection.js';

interface FileZoneProps extends Pick<FileDropProps, 'label' | 'buttonVariant'> {
  selection: ReturnType<typeof useFileSelection>;
  maxMegabytes: number;
  allowsMultiple: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  describedBy: string | undefined;
  buttonRef: Ref<HTMLButtonElement>;
}

/** Drop zone with the button that opens the file dialog, and the rules for files. */
export function FileZone({
  label,
  selection: { types, typeNames, add, drop },
  maxMegabytes,
  allowsMultiple,
  isDisabled,
  isReadOnly,
  describedBy,
  buttonRef,
  buttonVariant = 'secondary',
}: FileZoneProps) {
  const formatMessage = useMessages();
  const inBytes = useBytes();
  const chooseButton = (
    <Button
      ref={buttonRef}
      variant={buttonVariant}
      aria-describedby={describedBy}
      isDisabled={isDisabled}
      aria-disabled={isReadOnly || undefined}
      className={css.choose}
    >
      {formatMessage(allowsMultiple ? nl.chooseFiles : nl.chooseFile)}
    </Button>
  );

  return (
    <DropZone
      isDisabled={isDisabled || isReadOnly}
      aria-label={`${label}: ${formatMessage(nl.dropHere)}`}
      className={css.zone}
      onDrop={(event) => void drop(event)}
    >
      <Icon icon={Upload} />
      <span>{formatMessage(nl.dropHere)}</span>
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
        {formatMessage(nl.fileRules, { types: typeNames, size: inBytes(maxMegabytes * 1e6) })}
      </span>
    </DropZone>
  );
}
