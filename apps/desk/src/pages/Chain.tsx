import { Button, CopyButton, Form, Notice, Stack, Text, TextField } from '@heldermatch/ui';
import { useState } from 'react';
import { findChange } from '../chain.ts';
import { useDesk } from '../desk.tsx';
import { formatCount } from '../format.ts';
import { textIn } from '../textIn.ts';
import { SideSection } from './Section.tsx';

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
export function Chain() {
  const { store } = useDesk();
  const [checked, setChecked] = useState<Checked>();
  const check = async (data: FormData) => {
    const noted = textIn(data, 'hash').toLowerCase();
    const rows = await Array.fromAsync(store.readLog());
    const index = findChange(rows);
    setChecked({
      count: rows.length,
      changed: index === undefined ? undefined : index + 1,
      hash: rows.at(-1)?.hash ?? '',
      found: noted === '' ? undefined : rows.findIndex(({ hash }) => hash === noted) + 1,
    });
  };
  return (
    <SideSection
      title="Is het logboek veranderd?"
      description="Elke regel heeft een kenmerk dat uit de regel en alle regels ervoor is berekend. Verandert iemand achteraf iets, dan klopt dat niet meer."
    >
      <Text>
        Noteer het laatste kenmerk af en toe ergens anders: dan ziet u ook of er regels aan het eind
        zijn weggehaald.
      </Text>
      <Form action={check}>
        <div className="fieldWithButton">
          <TextField
            name="hash"
            label="Kenmerk dat u eerder noteerde"
            autoComplete="off"
            spellCheck="false"
          />
          <Button type="submit" variant="secondary">
            Logboek controleren
          </Button>
        </div>
      </Form>
      <div role="status">{checked !== undefined && <Outcome {...checked} />}</div>
    </SideSection>
  );
}

/** Hash of a line of the log, to note elsewhere. */
export const Hash = ({ label, value }: { label: string; value: string }) => (
  <Stack gap="xs" align="start">
    <Text>
      {label}: <code className="hash">{value}</code>
    </Text>
    <CopyButton size="small" value={value}>
      Kenmerk kopiëren
    </CopyButton>
  </Stack>
);

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
        <Hash label="Laatste kenmerk" value={hash} />
      </Stack>
    </Notice>
  );
}
