import {
  Button,
  Card,
  Grid,
  Heading,
  Inline,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@heldermatch/ui';
import { useEffect, useId, useRef } from 'react';
import { categories, weightLabels, type CategoryId, type Requirement } from '../vacancy.ts';

const categoryOptions = categories.map(({ id, title }) => ({ id, label: title }));
const weightOptions = Object.entries(weightLabels).map(([id, label]) => ({ id, label }));

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
export function RequirementFields({
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
