import {
  AlertDialog,
  Button,
  DialogTrigger,
  FileDrop,
  Form,
  Heading,
  Inline,
  Notice,
  Stack,
  Text,
  TextField,
  type FileDropProps,
} from '@heldermatch/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { findChange } from '../chain.ts';
import { BackupError, readBackup, withoutRemoved, writeBackup, type Backup } from '../backup.ts';
import { useDesk } from '../desk.tsx';
import { saveFile, saveJson } from '../download.ts';
import { currentDate } from '../currentDate.ts';
import { formatCount, formatMoment } from '../format.ts';
import { Title } from '../Title.tsx';
import { saveErrorText, showSaveError, toasts } from '../toasts.ts';

/** Page of the stored data: whether the log is unchanged, backups, and deleting everything. */
export function Data() {
  const { rows, uploads, clear } = useDesk();
  return (
    <Stack gap="xl" align="start">
      <Stack gap="m">
        <Title>Gegevens</Title>
        <Text>
          {`In deze browser ${rows.length === 1 ? 'staat 1 regel' : `staan ${formatCount(rows.length)} regels`} in het logboek en ${uploads.length === 1 ? '1 toegevoegd cv' : `${formatCount(uploads.length)} toegevoegde cv’s`}. Ze verlaten deze browser niet.`}
        </Text>
      </Stack>
      <Unusable />
      <Persistence />
      <Chain />
      <Backups />
      <Section title="Alles wissen">
        <Text>
          Maak eerst een back-up als u het logboek moet bewaren: dat moet ten minste zes maanden.
        </Text>
        <DialogTrigger>
          <Button variant="secondary" tone="critical">
            Alles wissen
          </Button>
          <AlertDialog
            title="Alles wissen?"
            confirmLabel="Alles wissen"
            errorMessage={saveErrorText}
            onConfirm={async () => {
              await clear();
              toasts.show({ tone: 'positive', title: 'Alles is gewist' });
            }}
          >
            Het logboek, alle beslissingen, de toegevoegde cv’s, uw bewaarde filters en uw naam
            worden gewist. Dat kunt u niet ongedaan maken.
          </AlertDialog>
        </DialogTrigger>
      </Section>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Stack gap="m" align="start">
        <Heading level={2} size="small">
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

/** Lists stored candidates and filters that are not valid. */
function Unusable() {
  const { unusable } = useDesk();
  if (unusable.length === 0) return null;
  return (
    <Notice tone="caution" title={`${unusable.length} opgeslagen gegevens zijn niet te lezen`}>
      <Stack gap="s" align="start">
        <Text>
          Een kandidaat of een bewaard filter is beschadigd of van buitenaf veranderd. Het blijft
          bewaard zoals het is, en staat in geen lijst.
        </Text>
        <Button
          variant="secondary"
          size="small"
          onPress={() => saveJson('onleesbaar.json', unusable)}
        >
          Onleesbare gegevens downloaden
        </Button>
      </Stack>
    </Notice>
  );
}

/** Shows whether the browser may evict the stored data, and offers to request persistent storage. */
function Persistence() {
  const { store } = useDesk();
  const [isPersistent, setPersistent] = useState<boolean>();
  useEffect(() => void store.isPersistent().then(setPersistent), [store]);
  const ask = async () => {
    const isPromised = await store.persist();
    setPersistent(isPromised);
    if (isPromised) toasts.show({ tone: 'positive', title: 'De browser bewaart het' });
    else {
      toasts.show({
        tone: 'info',
        title: 'De browser garandeert het niet',
        description:
          'De browser beslist dat zelf, vaak na meer gebruik. Maak regelmatig een back-up.',
      });
    }
  };
  if (isPersistent === undefined) return null;
  if (isPersistent) {
    return (
      <Text>
        De browser bewaart ze tot u ze wist, hier of bij de instellingen van de browser. Sluit u een
        privévenster, dan worden ze gewist.
      </Text>
    );
  }
  return (
    <Notice tone="caution" title="De browser mag ze weggooien">
      <Stack gap="s" align="start">
        <Text>
          Dat kan als dit apparaat vol raakt, in Safari als u hier zeven dagen niet komt, en als u
          een privévenster sluit. Maak regelmatig een back-up.
        </Text>
        <Button variant="secondary" size="small" onPress={() => void ask()}>
          Vraag de browser om ze te bewaren
        </Button>
      </Stack>
    </Notice>
  );
}

interface Checked {
  /** Number of rows. */
  count: number;
  /** Number of the first row that was changed, from 1. Undefined if none was. */
  changed: number | undefined;
  /** Hash of the last row; '' without rows. */
  hash: string;
  /** Number of the row with the given hash, from 1. Undefined without a hash, 0 if no row has it. */
  found: number | undefined;
}

/** Checks on request whether the log was changed, and whether it still contains a hash that was noted before. */
function Chain() {
  const { store } = useDesk();
  const [checked, setChecked] = useState<Checked>();
  const check = async (data: FormData) => {
    const given = data.get('hash');
    const noted = typeof given === 'string' ? given.trim().toLowerCase() : '';
    const rows = await store.readLog();
    const index = findChange(rows);
    setChecked({
      count: rows.length,
      changed: index === undefined ? undefined : index + 1,
      hash: rows.at(-1)?.hash ?? '',
      found: noted === '' ? undefined : rows.findIndex(({ hash }) => hash === noted) + 1,
    });
  };
  return (
    <Section title="Is het logboek veranderd?">
      <Text>
        Elke regel heeft een kenmerk dat uit de regel en alle regels ervoor is berekend. Verandert
        iemand achteraf iets, dan klopt dat niet meer. Noteer het laatste kenmerk af en toe ergens
        anders: dan ziet u ook of er regels aan het eind zijn weggehaald.
      </Text>
      <Form action={check}>
        <Stack gap="m" align="start">
          <TextField
            name="hash"
            label="Kenmerk dat u eerder noteerde"
            autoComplete="off"
            spellCheck="false"
          />
          <Button type="submit" variant="secondary">
            Logboek controleren
          </Button>
        </Stack>
      </Form>
      <div role="status">{checked !== undefined && <Outcome {...checked} />}</div>
    </Section>
  );
}

function Outcome({ count, changed, hash, found }: Checked) {
  if (count === 0) return <Text>In het logboek staat nog niets.</Text>;
  const isMissing = found === 0;
  return (
    <Notice
      tone={changed === undefined && !isMissing ? 'positive' : 'critical'}
      title={
        changed === undefined
          ? `${formatCount(count)} ${count === 1 ? 'regel klopt' : 'regels kloppen'}`
          : `Regel ${formatCount(changed)} of een regel ervoor is veranderd`
      }
    >
      <Stack gap="s">
        {changed !== undefined && (
          <Text>
            Iemand veranderde of verwijderde iets buiten de werkbank om. Vergelijk het logboek met
            een back-up.
          </Text>
        )}
        {found !== undefined && (
          <Text>
            {isMissing
              ? 'Het genoteerde kenmerk staat niet in dit logboek: er zijn regels weggehaald, of alles is opnieuw geschreven.'
              : `Het genoteerde kenmerk is dat van regel ${formatCount(found)}.`}
          </Text>
        )}
        <Text>
          Laatste kenmerk: <code className="hash">{hash}</code>
        </Text>
      </Stack>
    </Notice>
  );
}

const backupKinds: FileDropProps['kinds'] = [
  {
    label: 'back-up (.jsonl.gz)',
    extensions: ['gz'],
    mediaTypes: ['application/gzip', 'application/x-gzip'],
  },
];

/** Makes a backup, and restores one. */
function Backups() {
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
    <Section title="Back-up">
      <Text>
        Een back-up heeft alles: het logboek, de tekst en de bestanden van cv’s, uw filters en uw
        naam. Bewaar hem op een plek waar alleen uw team bij kan, en gooi hem weg als de
        bewaartermijn van de kandidaten voorbij is. Wie u hier na de back-up verwijdert, komt niet
        terug als u hem terugzet.
      </Text>
      <Button variant="secondary" isPending={isPending} onPress={() => void make()}>
        Back-up maken
      </Button>
      <Restore />
    </Section>
  );
}

/** Reads a backup and shows its contents, before it replaces everything. */
function Restore() {
  const { store, restore } = useDesk();
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
    await restore(stored);
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
