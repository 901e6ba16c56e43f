import {
  AlertDialog,
  Button,
  DialogTrigger,
  Form,
  Heading,
  Notice,
  Stack,
  Switch,
  Text,
  TextField,
} from '@heldermatch/ui';
import { useEffect, useState } from 'react';
import { useSingleKeys } from '../commands.ts';
import { unnamed, useDesk } from '../desk.tsx';
import { Title } from '../Title.tsx';
import { showSaveError, toasts } from '../toasts.ts';

/** Settings page: the user's name and the stored data. */
export function Profile() {
  const { by, setName, clear, rows, uploads } = useDesk();
  const [errors, setErrors] = useState<{ by?: string }>({});
  const keep = async (data: FormData) => {
    const given = data.get('by');
    const name = typeof given === 'string' ? given.trim() : '';
    if (name === '') return setErrors({ by: 'Vul uw naam in' });
    setErrors({});
    try {
      await setName(name);
      return toasts.show({
        tone: 'positive',
        title: 'Bewaard',
        description: `U werkt als ${name}.`,
      });
    } catch (error) {
      return showSaveError(error);
    }
  };
  return (
    <Stack gap="xl" align="start">
      <Title>Instellingen</Title>
      <Form action={keep} errors={errors}>
        <Stack align="start">
          <TextField
            key={by}
            name="by"
            label="Uw naam"
            description="Staat bij alles wat u beslist, ook in het logboek."
            defaultValue={by === unnamed ? '' : by}
            autoComplete="name"
            isRequired
          />
          <Button type="submit">Bewaren</Button>
        </Stack>
      </Form>
      <SingleKeys />
      <Stack align="start">
        <Heading level={2} size="small">
          Gegevens in deze browser
        </Heading>
        <Text>
          {`Hier staan ${rows.length} regels in het logboek en ${uploads.length} toegevoegde cv’s. Ze verlaten deze browser niet.`}
        </Text>
        <Persistence />
        <DialogTrigger>
          <Button variant="secondary" tone="critical">
            Alles wissen
          </Button>
          <AlertDialog
            title="Alles wissen?"
            confirmLabel="Alles wissen"
            onConfirm={async () => {
              await clear();
              toasts.show({ tone: 'positive', title: 'Alles is gewist' });
            }}
          >
            Het logboek, alle beslissingen, de toegevoegde cv’s, uw bewaarde filters en uw naam
            worden gewist. Dat kunt u niet ongedaan maken: download het logboek eerst als u het moet
            bewaren.
          </AlertDialog>
        </DialogTrigger>
      </Stack>
    </Stack>
  );
}

/** Turns the keys of one letter on or off. */
function SingleKeys() {
  const { isOn, setOn } = useSingleKeys();
  const turn = (next: boolean) => {
    try {
      setOn(next);
    } catch (error) {
      showSaveError(error);
    }
  };
  return (
    <Stack align="start">
      <Heading level={2} size="small">
        Toetsen
      </Heading>
      <Switch isSelected={isOn} onChange={turn}>
        Toetsen van één letter
      </Switch>
      <Text>
        Met J en K gaat u door de kandidaten, met E, R en H beslist u. Zet ze uit als u met spraak
        werkt: een woord drukt anders toetsen in. Een vraagteken toont ze allemaal.
      </Text>
    </Stack>
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
          'De browser beslist dat zelf, vaak na meer gebruik. Download het logboek regelmatig.',
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
          een privévenster sluit. Download bij elke vacature het logboek, en bewaar de bestanden van
          de cv’s zelf.
        </Text>
        <Button variant="secondary" size="small" onPress={() => void ask()}>
          Vraag de browser om ze te bewaren
        </Button>
      </Stack>
    </Notice>
  );
}
