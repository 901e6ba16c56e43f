import {
  Button,
  Card,
  Grid,
  Heading,
  Inline,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@heldermatch/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { categories, weightLabels, type CategoryId, type Requirement } from '../vacancy.ts';

const categoryOptions = categories.map(({ id, title }) => ({ id, label: title }));
const weightOptions = Object.entries(weightLabels).map(([id, label]) => ({ id, label }));

export const emptyRequirement = (): Requirement => ({
  id: crypto.randomUUID(),
  category: 'skills',
  title: '',
  weight: 'normal',
  proofs: [],
});

interface RequirementsProps {
  items: readonly Requirement[];
  onChange: (items: Requirement[]) => void;
}

/** Fields of the requirements of a vacancy, of which there is at least one. */
export function Requirements({ items, onChange }: RequirementsProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<string>();
  const remove = (index: number) => {
    onChange(items.toSpliced(index, 1));
    // The removed field had focus.
    addButton.current?.focus();
  };
  const add = () => {
    const requirement = emptyRequirement();
    onChange([...items, requirement]);
    setAdded(requirement.id);
  };
  return (
    <>
      <Stack gap="s">
        <Heading level={2} size="small">
          Eisen
        </Heading>
        <Text emphasis="muted">
          Elke eis telt mee in één categorie. In een cv wordt gezocht naar de woorden die u hier
          geeft, in elke vorm en volgorde.
        </Text>
      </Stack>
      {items.map((requirement, index) => (
        <RequirementFields
          key={requirement.id}
          name={`requirements.${index}`}
          requirement={requirement}
          hasFocus={requirement.id === added}
          onChange={(changed) => onChange(items.with(index, { ...requirement, ...changed }))}
          onRemove={items.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      <Inline>
        <Button ref={addButton} variant="secondary" onPress={add}>
          Eis toevoegen
        </Button>
      </Inline>
    </>
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

/** Fields of one requirement of a vacancy. */
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
