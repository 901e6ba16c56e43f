import { Button, Form, Stack, Switch, Text, TextField } from '@heldermatch/ui';
import { useState } from 'react';
import { useSingleKeys } from '../commands.ts';
import { useDesk } from '../desk.tsx';
import { unnamed } from '../log.ts';
import type { LocalStore } from '../store.ts';
import { textIn } from '../textIn.ts';
import { Title } from '../Title.tsx';
import { KeyTable } from './KeyTable.tsx';
import { SideSection } from './Section.tsx';
import { showSaveError, toasts } from '../toasts.ts';
import { candidateKeys } from './useCandidateKeys.ts';

/** Settings page: the user's name, which an account has already, and the keys. */
export function Profile() {
  const { local } = useDesk().store;
  return (
    <Stack gap="l">
      <Title>Instellingen</Title>
      <Stack gap="xl">
        {local !== undefined && <Name local={local} />}
        <SingleKeys />
      </Stack>
    </Stack>
  );
}

function Name({ local }: { local: LocalStore }) {
  const { by, changeAndRead } = useDesk();
  const [errors, setErrors] = useState<{ by?: string }>({});
  const keep = async (data: FormData) => {
    const name = textIn(data, 'by');
    if (name === '') return setErrors({ by: 'Vul uw naam in' });
    setErrors({});
    try {
      await changeAndRead(local.setName(name));
      toasts.show({ tone: 'positive', title: 'Bewaard', description: `U werkt als ${name}.` });
    } catch (error) {
      return showSaveError(error);
    }
  };
  return (
    <SideSection title="Naam" description="Staat bij alles wat u beslist, ook in het logboek.">
      <Form action={keep} errors={errors} necessityIndicator="optional">
        <div className="fieldWithButton">
          <TextField
            key={by}
            name="by"
            label="Uw naam"
            defaultValue={by === unnamed ? '' : by}
            autoComplete="name"
            isRequired
          />
          <Button type="submit">Bewaren</Button>
        </div>
      </Form>
    </SideSection>
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
    <SideSection
      title="Toetsen"
      description="Zet ze uit als u met spraak werkt: een woord drukt anders toetsen in."
    >
      <Switch isSelected={isOn} onChange={turn}>
        Toetsen van één letter
      </Switch>
      <KeyTable {...candidateKeys} />
      <Text size="small" emphasis="muted">
        Een vraagteken toont de toetsen die op de pagina werken.
      </Text>
    </SideSection>
  );
}
