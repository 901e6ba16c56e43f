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
import { useState } from 'react';
import { BackupError, readBackup, withoutRemoved, writeBackup, type Backup } from '../backup.ts';
import { findChange } from '../chain.ts';
import { currentDate } from '../currentDate.ts';
import { useDesk } from '../desk.tsx';
import { saveFile } from '../download.ts';
import { formatCount, formatMoment } from '../format.ts';
import { saveErrorText, showSaveError, toasts } from '../toasts.ts';
import type { LocalStore } from '../store.ts';
import { Section } from './Section.tsx';

const backupKinds: FileDropProps['kinds'] = [
  {
    label: 'back-up (.jsonl.gz)',
    extensions: ['gz'],
    mediaTypes: ['application/gzip', 'application/x-gzip'],
  },
];

/** Makes a backup, and restores one. */
export function Backups({ local }: { local: LocalStore }) {
  const { store } = useDesk();
  const [isPending, setPending] = useState(false);
  const make = async () => {
    setPending(true);
    try {
      saveFile(`werkbank-${currentDate()}.jsonl.gz`, await writeBackup(store));
    } catch (error) {
      showSaveError(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Section title="Back-up" align="start">
      <Text>
        Een back-up heeft alles: het logboek, de tekst en de bestanden van cv’s, uw filters en uw
        naam. Bewaar hem op een plek waar alleen uw team bij kan, en gooi hem weg als de
        bewaartermijn van de kandidaten voorbij is. Wie u hier na de back-up verwijdert, komt niet
        terug als u hem terugzet.
      </Text>
      <Button variant="secondary" isPending={isPending} onPress={() => void make()}>
        Back-up maken
      </Button>
      <Restore local={local} />
    </Section>
  );
}

/** Reads a backup and shows its contents, before it replaces everything. */
function Restore({ local }: { local: LocalStore }) {
  const { store, changeAndRead } = useDesk();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [backup, setBackup] = useState<Backup>();
  const [problem, setProblem] = useState<string>();
  const choose = async (chosen: File[]) => {
    setFiles(chosen);
    setBackup(undefined);
    setProblem(undefined);
    const [file] = chosen;
    if (file === undefined) return;
    try {
      const read = await readBackup(file);
      setBackup({ ...read, stored: withoutRemoved(read.stored, await store.readLog()) });
    } catch (error) {
      setProblem(error instanceof BackupError ? error.message : saveErrorText(error));
    }
  };
  const put = async ({ stored }: Backup) => {
    await changeAndRead(local.restore(stored));
    await choose([]);
    toasts.show({ tone: 'positive', title: 'De back-up is teruggezet' });
  };
  return (
    <>
      <FileDrop
        label="Back-up terugzetten"
        files={files}
        onChange={(chosen) => void choose(chosen)}
        kinds={backupKinds}
        maxMegabytes={4000}
        allowsMultiple={false}
        isInvalid={problem !== undefined}
        errorMessage={problem}
      />
      <div role="status">
        {backup !== undefined && (
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
                  onConfirm={() => put(backup)}
                >
                  Alles wat nu in deze browser staat, wordt vervangen. Dat kunt u niet ongedaan
                  maken.
                </AlertDialog>
              </DialogTrigger>
            </Inline>
          </Stack>
        )}
      </div>
    </>
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
