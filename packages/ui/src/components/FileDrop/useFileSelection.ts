import { useState } from 'react';
import type { DropZoneProps } from 'react-aria-components/DropZone';
import { useLocale } from 'react-aria-components/I18nProvider';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { useBytes } from '../internal/file/useBytes.js';
import type { FileDropProps } from './FileDrop.js';
import { validateFile, typeOf } from './validateFile.js';

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0];

/** Adds selected and dropped files to a `FileDrop`, and states why it rejected the others. */
export function useFileSelection({
  files,
  onChange,
  kinds,
  maxMegabytes,
  allowsMultiple,
}: Required<
  Pick<FileDropProps, 'files' | 'onChange' | 'kinds' | 'maxMegabytes' | 'allowsMultiple'>
>) {
  const formatMessage = useMessages();
  const inBytes = useBytes();
  const { locale } = useLocale();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const types = kinds.map(typeOf);
  const typeNames = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    types.map((type) => type.label),
  );

  const add = (added: readonly File[], folders: readonly string[] = []) => {
    const taken: File[] = [];
    const reasons = folders.map((folder) => formatMessage(nl.folder, { name: folder }));
    for (const file of added) {
      const reason =
        !allowsMultiple && taken.length > 0
          ? nl.onlyOneFile
          : validateFile(file, {
              types,
              maxMegabytes,
              files: allowsMultiple ? [...files, ...taken] : [],
            });
      if (reason === undefined) taken.push(file);
      else
        reasons.push(
          formatMessage(reason, {
            name: file.name,
            types: typeNames,
            size: inBytes(maxMegabytes * 1e6),
          }),
        );
    }
    setRefusals([...new Set(reasons)]);
    if (taken.length > 0) onChange(allowsMultiple ? [...files, ...taken] : taken);
  };
  const drop = async ({ items }: DropEvent) => {
    const folders = items.filter((item) => item.kind === 'directory').map((item) => item.name);
    const dropped = items.filter((item) => item.kind === 'file');
    add(await Promise.all(dropped.map((item) => item.getFile())), folders);
  };

  return { refusals, setRefusals, types, typeNames, add, drop };
}
