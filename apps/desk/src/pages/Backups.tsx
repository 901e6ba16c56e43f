import {
  AlertDialog,
  Button,
  DialogTrigger,
  FileDrop,
  Inline,
  Stack,
  Text,
  type FileDropProps,
} from '@heldermatch/ui';
import { useState, type ReactNode } from 'react';
import { BackupError, readBackup, withoutRemoved, writeBackup, type Backup } from '../backup.ts';
import { findChange } from '../chain.ts';
import { currentDate } from '../currentDate.ts';
import { useDesk } from '../desk.tsx';
import { saveFile } from '../download.ts';
import { formatCount, formatMoment } from '../format.ts';
import { saveErrorText, showSaveError, toasts } from '../toasts.ts';
import type { LocalStore } from '../store.ts';
import { Hash } from './Chain.tsx';
import { SideSection } from './Section.tsx';

const backupKinds: FileDropProps['kinds'] = [
  {
    label: 'back-up (.jsonl.gz)',
    extensions: ['gz'],
    mediaTypes: ['application/gzip', 'application/x-gzip'],
  },
];

/** Makes a backup and, in a browser, restores one. */
export function Backups({ local }: { local: LocalStore | undefined }) {
  const { store } = useDesk();
  const [isPending, setPending] = useState(false);
  const [hash, setHash] = useState<string>();
  const make = async () => {
    setPending(true);
    try {
      saveFile(`werkbank-${currentDate()}.jsonl.gz`, await writeBackup(store));
      setHash((await Array.fromAsync(store.readLog())).at(-1)?.hash);
    } catch (error) {
      showSaveError(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <SideSection
      title="Back-up"
      description={
        local === undefined
          ? 'Een back-up heeft alles van het team: het logboek, de kandidaten met hun cv’s, en de filters die u bewaarde. Een ander team kan hem overnemen.'
          : 'Een back-up heeft alles: het logboek, de tekst en de bestanden van cv’s, uw filters en uw naam. Wie u hier na de back-up verwijdert, komt niet terug als u hem terugzet.'
      }
    >
      <Text>
        Bewaar hem op een plek waar alleen uw team bij kan, en gooi hem weg als de bewaartermijn van
        de kandidaten voorbij is.
      </Text>
      <Button isPending={isPending} onPress={() => void make()}>
        Back-up maken
      </Button>
      <div role="status">
        {hash !== undefined && <Hash label="Laatste kenmerk in deze back-up" value={hash} />}
      </div>
      {local !== undefined && <Restore local={local} />}
    </SideSection>
  );
}

interface BackupFileProps<Value> {
  label: string;
  /** Makes of a backup what the page shows. A `BackupError` refuses it. */
  prepare: (backup: Backup) => Value | Promise<Value>;
  /** Shows what was made of the chosen backup. */
  children: (value: Value, clear: () => void) => ReactNode;
}

/** Reads a backup that the user chooses, and shows its contents. */
export function BackupFile<Value>({ label, prepare, children }: BackupFileProps<Value>) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [prepared, setPrepared] = useState<{ value: Value }>();
  const [problem, setProblem] = useState<string>();
  const choose = async (chosen: readonly File[]) => {
    setFiles(chosen);
    setPrepared(undefined);
    setProblem(undefined);
    const [file] = chosen;
    if (file === undefined) return;
    try {
      setPrepared({ value: await prepare(await readBackup(file)) });
    } catch (error) {
      setProblem(error instanceof BackupError ? error.message : saveErrorText(error));
    }
  };
  return (
    <>
      <FileDrop
        label={label}
        files={files}
        onChange={(chosen) => void choose(chosen)}
        kinds={backupKinds}
        maxMegabytes={4000}
        allowsMultiple={false}
        isInvalid={problem !== undefined}
        errorMessage={problem}
      />
      <div role="status">
        {prepared !== undefined && children(prepared.value, () => void choose([]))}
      </div>
    </>
  );
}

/** Replaces everything by a backup, after showing its contents. */
function Restore({ local }: { local: LocalStore }) {
  const { store, changeAndRead } = useDesk();
  const prepare = async (backup: Backup): Promise<Backup> => {
    const log = await Array.fromAsync(store.readLog());
    return { ...backup, stored: withoutRemoved(backup.stored, log) };
  };
  const put = async ({ stored }: Backup, clear: () => void) => {
    await changeAndRead(local.restore(stored));
    clear();
    toasts.show({ tone: 'positive', title: 'De back-up is teruggezet' });
  };
  return (
    <BackupFile label="Back-up terugzetten" prepare={prepare}>
      {(backup, clear) => (
        <Stack gap="s" align="start">
          <Text>{contentsInWords(backup)}</Text>
          <Inline>
            <DialogTrigger>
              <Button variant="secondary" tone="critical">
                Terugzetten
              </Button>
              <AlertDialog
                title="Deze back-up terugzetten?"
                confirmLabel="Terugzetten"
                errorMessage={saveErrorText}
                onConfirm={() => put(backup, clear)}
              >
                Alles wat nu in deze browser staat, wordt vervangen. Dat kunt u niet ongedaan maken.
              </AlertDialog>
            </DialogTrigger>
          </Inline>
        </Stack>
      )}
    </BackupFile>
  );
}

function contentsInWords({ at, stored: { rows, uploads } }: Backup): string {
  const change = findChange(rows);
  return `Back-up van ${formatMoment(at)}: ${formatCount(rows.length)} regels in het logboek en ${formatCount(uploads.length)} cv’s. ${
    change === undefined
      ? 'Het logboek is niet veranderd.'
      : `Let op: regel ${formatCount(change + 1)} van het logboek of een regel ervoor is veranderd.`
  }`;
}
