import { AlertDialog, Button, DialogTrigger, Notice, Stack, Text } from '@heldermatch/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useDesk, usePart } from '../desk.tsx';
import { saveJson } from '../download.ts';
import { formatCount } from '../format.ts';
import type { LocalStore } from '../store.ts';
import { Title } from '../Title.tsx';
import { saveErrorText, toasts } from '../toasts.ts';
import { Backups } from './Backups.tsx';
import { Chain } from './Chain.tsx';
import { SideSection } from './Section.tsx';

interface DataProps {
  /** Sections that a home of the data adds. */
  children?: ReactNode;
}

/** Page of the stored data: whether the log is unchanged, backups and, in a browser, deleting everything. */
export function Data({ children }: DataProps) {
  usePart({});
  const { team, length, store, uploads } = useDesk();
  const { local } = store;
  const counts = [...(team?.counts.values() ?? [])];
  const cvs = team === undefined ? uploads.length : counts.reduce((sum, { all }) => sum + all, 0);
  const contents = `${length === 1 ? 'staat 1 regel' : `staan ${formatCount(length)} regels`} in het logboek en ${cvs === 1 ? '1 toegevoegd cv' : `${formatCount(cvs)} toegevoegde cv’s`}`;
  return (
    <Stack gap="l">
      <Title>Gegevens</Title>
      <Stack gap="xl" className="sides">
        <Text>
          {local === undefined
            ? `In de database van uw team ${contents}.`
            : `In deze browser ${contents}. Ze verlaten deze browser niet, behalve een mail die u in uw mailprogramma opent.`}
        </Text>
        <Unusable />
        {local !== undefined && <Persistence local={local} />}
        <Chain />
        <Backups local={local} />
        {children}
        {local !== undefined && <Clear local={local} />}
      </Stack>
    </Stack>
  );
}

interface LocalProps {
  local: LocalStore;
}

function Clear({ local }: LocalProps) {
  const { changeAndRead } = useDesk();
  return (
    <SideSection title="Alles wissen" description="Ook uw naam en uw bewaarde filters.">
      <Text>Maak eerst een back-up: het logboek moet u ten minste zes maanden bewaren.</Text>
      <DialogTrigger>
        <Button variant="secondary" tone="critical">
          Alles wissen
        </Button>
        <AlertDialog
          title="Alles wissen?"
          confirmLabel="Alles wissen"
          errorMessage={saveErrorText}
          onConfirm={async () => {
            await changeAndRead(local.clear());
            toasts.show({ tone: 'positive', title: 'Alles is gewist' });
          }}
        >
          Het logboek, alle beslissingen, de toegevoegde cv’s, uw bewaarde filters en uw naam worden
          gewist. Dat kunt u niet ongedaan maken.
        </AlertDialog>
      </DialogTrigger>
    </SideSection>
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
function Persistence({ local }: LocalProps) {
  const [isPersistent, setPersistent] = useState<boolean>();
  useEffect(() => void local.isPersistent().then(setPersistent), [local]);
  const ask = async () => {
    const isPromised = await local.persist();
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
  return (
    <SideSection title="Opslag" description="Bewaart de browser uw gegevens?">
      {isPersistent ? (
        <Text>
          De browser bewaart ze tot u ze wist, hier of bij de instellingen van de browser. Sluit u
          een privévenster, dan worden ze gewist.
        </Text>
      ) : (
        <Evictable onAsk={() => void ask()} />
      )}
    </SideSection>
  );
}

/** The browser may evict the stored data. */
function Evictable({ onAsk }: { onAsk: () => void }) {
  return (
    <Notice tone="caution" title="De browser mag uw gegevens wissen">
      <Stack gap="s" align="start">
        <Text>
          Dat kan als dit apparaat vol raakt, in Safari als u hier zeven dagen niet komt, en als u
          een privévenster sluit. Maak regelmatig een back-up.
        </Text>
        <Button variant="secondary" size="small" onPress={onAsk}>
          Vraag om ze te bewaren
        </Button>
      </Stack>
    </Notice>
  );
}
