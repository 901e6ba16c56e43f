import { Button, IconButton, Inline, Select, Text, TextArea, TextField } from '@heldermatch/ui';
import { Trash2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useHasRoomForFacts } from '../useIsWide.ts';
import { categories, weightLabels, type CategoryId, type Requirement } from '../vacancy.ts';
import { Section } from './Section.tsx';

const categoryOptions = categories.map(({ id, title }) => ({ id, label: title }));
const weightOptions = Object.entries(weightLabels).map(([id, label]) => ({ id, label }));
/** Help for the fields of the first requirement. */
const hints = {
  title: 'Wat iemand kan of weet.',
  category: 'Waar de eis meetelt.',
  weight: 'Hoe zwaar.',
  proofs: 'Eén woord of naam per regel.',
};
const labels = {
  title: 'Eis',
  category: 'Categorie',
  weight: 'Weging',
  proofs: 'Waaruit blijkt dat?',
};

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
  const isOneLine = useHasRoomForFacts();
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
    <Section title="Eisen">
      <Text emphasis="muted">
        Elke eis telt mee in één categorie. Zet elk woord dat het bewijst op een eigen regel: één
        ervan is genoeg, in elke vorm en volgorde.
      </Text>
      <div className="requirements">
        {isOneLine && (
          <div className="requirement" aria-hidden="true">
            {Object.values(labels).map((label) => (
              <strong key={label}>{label}</strong>
            ))}
          </div>
        )}
        {items.map((requirement, index) => (
          <RequirementFields
            key={requirement.id}
            name={`requirements.${index}`}
            requirement={requirement}
            hasFocus={requirement.id === added}
            isLabelHidden={isOneLine}
            hint={index === 0 && !isOneLine ? hints : undefined}
            onChange={(changed) => onChange(items.with(index, { ...requirement, ...changed }))}
            onRemove={items.length > 1 ? () => remove(index) : undefined}
          />
        ))}
      </div>
      <Inline>
        <Button ref={addButton} variant="secondary" size="small" onPress={add}>
          Eis toevoegen
        </Button>
      </Inline>
    </Section>
  );
}

interface RequirementFieldsProps {
  /** Path of the requirement in the details, for the names of its fields. */
  name: string;
  requirement: Requirement;
  /** Whether its first field takes focus when it appears. */
  hasFocus: boolean;
  /** Whether the labels are above the columns. */
  isLabelHidden: boolean;
  hint: typeof hints | undefined;
  onChange: (changed: Partial<Requirement>) => void;
  onRemove: (() => void) | undefined;
}

/** Fields of one requirement of a vacancy, on one line if there is room. */
function RequirementFields({
  name,
  requirement,
  hasFocus,
  isLabelHidden,
  hint,
  onChange,
  onRemove,
}: RequirementFieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) first.current?.focus();
  }, [hasFocus]);
  const { title, category, weight, proofs } = requirement;
  return (
    <div className="requirement" role="group" aria-label={title === '' ? 'Nieuwe eis' : title}>
      <TextField
        name={`${name}.title`}
        label={labels.title}
        description={hint?.title}
        value={title}
        onChange={(changed) => onChange({ title: changed })}
        inputRef={first}
        isRequired
        {...{ isLabelHidden }}
      />
      <Select
        className="category"
        label={labels.category}
        description={hint?.category}
        options={categoryOptions}
        value={category}
        onChange={(changed) => onChange({ category: changed as CategoryId })}
        isRequired
        {...{ isLabelHidden }}
      />
      <Select
        className="weight"
        label={labels.weight}
        description={hint?.weight}
        options={weightOptions}
        value={weight}
        onChange={(changed) => onChange({ weight: changed as Requirement['weight'] })}
        isRequired
        {...{ isLabelHidden }}
      />
      <TextArea
        className="proofs"
        name={`${name}.proofs`}
        label={labels.proofs}
        description={hint?.proofs}
        rows={2}
        value={proofs.join('\n')}
        onChange={(changed) => onChange({ proofs: changed.split('\n') })}
        isRequired
        {...{ isLabelHidden }}
      />
      {onRemove !== undefined && (
        <IconButton icon={Trash2} label={`Eis verwijderen: ${title}`} onPress={onRemove} />
      )}
    </div>
  );
}
