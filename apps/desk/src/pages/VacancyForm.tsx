import { Button, ButtonLink, Form, Notice, Stack, Switch, Text, TextField } from '@heldermatch/ui';
import { useState, useTransition } from 'react';
import { getDotPath, safeParse } from 'valibot';
import { showSaveError } from '../toasts.ts';
import { VacancyDetailsSchema, type VacancyDetails } from '../vacancy.ts';
import { ColleaguesField } from './ColleaguesField.tsx';
import { Requirements } from './Requirements.tsx';
import { Section } from './Section.tsx';

const lines = [
  ['title', 'Functie', 'Zoals in de vacature.'],
  ['place', 'Plaats', 'Waar het werk is.'],
  ['hours', 'Uren', 'Zoals 28 tot 36 uur.'],
] as const;

interface VacancyFormProps {
  details: VacancyDetails;
  /** Called with valid details. */
  onSave: (details: VacancyDetails) => Promise<void>;
  /** Page of the link that leaves the form. Without it, there is no link. */
  cancelHref?: string;
}

const isEqual = (one: VacancyDetails, other: VacancyDetails) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Draft of a vacancy, which is kept when another version was saved meanwhile, for example in another tab. */
function useDraft(details: VacancyDetails) {
  const [typed, setDraft] = useState(details);
  const [kept, setSaved] = useState(details);
  // The form doesn't close a vacancy or reopen it.
  const { isClosed } = details;
  const [draft, saved] = [
    { ...typed, isClosed },
    { ...kept, isClosed },
  ];
  const reset = () => {
    setDraft(details);
    setSaved(details);
  };
  const isChanged = !isEqual(draft, saved);
  // A version that was saved elsewhere replaces the fields, unless they were changed here too.
  const isOvertaken = !isEqual(details, saved) && !isEqual(details, draft);
  if (isOvertaken && !isChanged) reset();
  return { draft, setDraft, setSaved, isChanged, isOvertaken, reset };
}

/** Fields of a vacancy and its requirements. If saving fails, the draft remains. */
export function VacancyForm({ details, onSave, cancelHref }: VacancyFormProps) {
  const { draft, setDraft, setSaved, isChanged, isOvertaken, reset } = useDraft(details);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isPending, startTransition] = useTransition();
  const set = (change: Partial<VacancyDetails>) => setDraft({ ...draft, ...change });
  const save = async () => {
    const { success, output, issues } = safeParse(VacancyDetailsSchema, draft);
    if (!success) {
      return setErrors(Object.fromEntries(issues.map((one) => [getDotPath(one), one.message])));
    }
    setErrors({});
    try {
      await onSave(output);
      setDraft(output);
      setSaved(output);
    } catch (error) {
      showSaveError(error);
    }
  };
  return (
    <Form
      // Not an `action`: after one, React resets the fields to their first values.
      onSubmit={(event) => {
        event.preventDefault();
        startTransition(save);
      }}
      {...{ isPending, errors }}
      necessityIndicator="optional"
    >
      <Stack gap="l">
        {isOvertaken && <Overtaken onReset={reset} />}
        <div className="details">
          {lines.map(([name, label, description]) => (
            <TextField
              key={name}
              name={name}
              label={label}
              description={description}
              value={draft[name]}
              onChange={(value) => set({ [name]: value })}
              isRequired
            />
          ))}
        </div>
        <Requirements
          items={draft.requirements}
          onChange={(items) => set({ requirements: items })}
        />
        <Section title="Team en bestanden">
          <ColleaguesField
            className="names"
            label="Team dat meebeslist"
            description="Typ een naam. Staat die er niet bij, druk dan op Enter."
            value={draft.team ?? []}
            onChange={(team) => set({ team })}
          />
          <Switch
            isSelected={draft.keepsFiles ?? false}
            onChange={(isKept) => set({ keepsFiles: isKept })}
          >
            Bewaar van nieuwe cv’s ook het bestand
          </Switch>
        </Section>
      </Stack>
      <div className="saveBar">
        <Button type="submit">Bewaren</Button>
        {cancelHref !== undefined && (
          <ButtonLink href={cancelHref} variant="quiet">
            Annuleren
          </ButtonLink>
        )}
        <span role="status">{isChanged && 'Wijzigingen nog niet bewaard'}</span>
      </div>
    </Form>
  );
}

function Overtaken({ onReset }: { onReset: () => void }) {
  return (
    <Notice tone="caution" title="Deze vacature is intussen veranderd">
      <Stack gap="s" align="start">
        <Text>
          Wat u invulde, staat er nog. Bewaart u het, dan vervangt het de versie die bij de
          geschiedenis bovenaan staat.
        </Text>
        <Button variant="secondary" size="small" onPress={onReset}>
          Die versie overnemen
        </Button>
      </Stack>
    </Notice>
  );
}
