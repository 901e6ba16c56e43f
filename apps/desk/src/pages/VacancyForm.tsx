import {
  Button,
  Card,
  Form,
  Grid,
  Heading,
  Inline,
  Notice,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@heldermatch/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { getDotPath, safeParse } from 'valibot';
import { showSaveError } from '../toasts.ts';
import {
  categories,
  VacancyDetailsSchema,
  weightLabels,
  type CategoryId,
  type Requirement,
  type VacancyDetails,
} from '../vacancy.ts';

const lines = [
  ['title', 'Functie'],
  ['place', 'Plaats'],
  ['hours', 'Uren'],
] as const;

const categoryOptions = categories.map(({ id, title }) => ({ id, label: title }));
const weightOptions = Object.entries(weightLabels).map(([id, label]) => ({ id, label }));

export const emptyRequirement = (): Requirement => ({
  id: crypto.randomUUID(),
  category: 'skills',
  title: '',
  weight: 'normal',
  proofs: [],
});

interface VacancyFormProps {
  details: VacancyDetails;
  /** Called with valid details. */
  onSave: (details: VacancyDetails) => Promise<void>;
}

const isEqual = (one: VacancyDetails, other: VacancyDetails) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Fields of a vacancy and its requirements. If saving fails, the draft remains. */
export function VacancyForm({ details, onSave }: VacancyFormProps) {
  const [draft, setDraft] = useState(details);
  const [saved, setSaved] = useState(details);
  const reset = () => {
    setDraft(details);
    setSaved(details);
  };
  // A version that was saved elsewhere replaces the fields, unless they were changed here too.
  const isOvertaken = !isEqual(details, saved) && !isEqual(details, draft);
  if (isOvertaken && isEqual(draft, saved)) reset();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<string>();
  const { requirements } = draft;
  const set = (change: Partial<VacancyDetails>) => setDraft({ ...draft, ...change });
  const save = async () => {
    const { success, output, issues } = safeParse(VacancyDetailsSchema, {
      ...draft,
      requirements: requirements.map((one) => ({
        ...one,
        proofs: one.proofs.filter((proof) => proof.trim() !== ''),
      })),
    });
    if (!success) {
      return setErrors(Object.fromEntries(issues.map((one) => [getDotPath(one), one.message])));
    }
    setErrors({});
    try {
      await onSave(output);
      setDraft(output);
      return setSaved(output);
    } catch (error) {
      return showSaveError(error);
    }
  };
  const remove = (index: number) => {
    set({ requirements: requirements.toSpliced(index, 1) });
    // The removed field had focus.
    addButton.current?.focus();
  };
  const add = () => {
    const requirement = emptyRequirement();
    set({ requirements: [...requirements, requirement] });
    setAdded(requirement.id);
  };
  return (
    <Form action={save} errors={errors}>
      <Stack gap="l">
        {isOvertaken && (
          <Notice tone="caution" title="Deze vacature is intussen veranderd">
            <Stack gap="s" align="start">
              <Text>
                Wat u invulde, staat er nog. Bewaart u het, dan vervangt het de versie die bij de
                geschiedenis bovenaan staat.
              </Text>
              <Button variant="secondary" size="small" onPress={reset}>
                Die versie overnemen
              </Button>
            </Stack>
          </Notice>
        )}
        <Grid columns={3} gap="m">
          {lines.map(([name, label]) => (
            <TextField
              key={name}
              name={name}
              label={label}
              value={draft[name]}
              onChange={(value) => set({ [name]: value })}
              isRequired
            />
          ))}
        </Grid>
        <Stack gap="s">
          <Heading level={2} size="small">
            Eisen
          </Heading>
          <Text emphasis="muted">
            Elke eis telt mee in één categorie. In een cv wordt gezocht naar de woorden die u hier
            geeft, in elke vorm en volgorde.
          </Text>
        </Stack>
        {requirements.map((requirement, index) => (
          <RequirementFields
            key={requirement.id}
            name={`requirements.${index}`}
            requirement={requirement}
            hasFocus={requirement.id === added}
            onChange={(changed) =>
              set({ requirements: requirements.with(index, { ...requirement, ...changed }) })
            }
            onRemove={requirements.length > 1 ? () => remove(index) : undefined}
          />
        ))}
        <Inline>
          <Button ref={addButton} variant="secondary" onPress={add}>
            Eis toevoegen
          </Button>
          <Button type="submit">Bewaren</Button>
        </Inline>
      </Stack>
    </Form>
  );
}

interface RequirementFieldsProps {
  /** Path of the requirement in the details, for the names of its fields. */
  name: string;
  requirement: Requirement;
  /** Whether its first field takes focus when it appears. */
  hasFocus: boolean;
  onChange: (changed: Partial<Requirement>) => void;
  onRemove: (() => void) | undefined;
}

function RequirementFields({
  name,
  requirement,
  hasFocus,
  onChange,
  onRemove,
}: RequirementFieldsProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) first.current?.focus();
  }, [hasFocus]);
  const { title, category, weight, proofs } = requirement;
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="m">
        <Heading level={3} size="small" id={id}>
          {title === '' ? 'Nieuwe eis' : title}
        </Heading>
        <Grid columns={3} gap="m">
          <TextField
            name={`${name}.title`}
            label="Eis"
            value={title}
            onChange={(changed) => onChange({ title: changed })}
            inputRef={first}
            isRequired
          />
          <Select
            label="Categorie"
            options={categoryOptions}
            value={category}
            onChange={(changed) => onChange({ category: changed as CategoryId })}
          />
          <Select
            label="Weging"
            options={weightOptions}
            value={weight}
            onChange={(changed) => onChange({ weight: changed as Requirement['weight'] })}
          />
        </Grid>
        <TextArea
          name={`${name}.proofs`}
          label="Waaruit blijkt dat?"
          description="Woorden of woordgroepen, elk op een regel. Eén ervan is genoeg."
          rows={3}
          value={proofs.join('\n')}
          onChange={(changed) => onChange({ proofs: changed.split('\n') })}
          isRequired
        />
        {onRemove !== undefined && (
          <Inline>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Eis verwijderen: ${title}`}
              onPress={onRemove}
            >
              Eis verwijderen
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
