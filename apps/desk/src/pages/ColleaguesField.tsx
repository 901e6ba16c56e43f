import { Avatar, ComboBox, type ComboBoxProps } from '@heldermatch/ui';
import { useColleagues } from '../useColleagues.ts';

interface ColleaguesFieldProps extends Pick<
  ComboBoxProps<'multiple'>,
  'label' | 'description' | 'className'
> {
  value: readonly string[];
  onChange: (names: readonly string[]) => void;
}

/** Field for the names of colleagues: from the team or the log, or others. A name that left the team remains. */
export function ColleaguesField({ value, onChange, ...field }: ColleaguesFieldProps) {
  const { everyone } = useColleagues();
  return (
    <ComboBox
      {...field}
      selectionMode="multiple"
      allowsCustomValue
      options={everyone.map((name) => ({
        id: name,
        label: name,
        media: <Avatar name={name} size="small" isDecorative />,
      }))}
      value={value}
      onChange={(ids) => onChange(ids.map(String))}
    />
  );
}
