import { Button } from '@heldermatch/ui/Button';
import { Checkbox } from '@heldermatch/ui/Checkbox';
import { Form } from '@heldermatch/ui/Form';
import { Select } from '@heldermatch/ui/Select';
import { TextField } from '@heldermatch/ui/TextField';
import { useMemo } from 'react';
import { Controller, useForm, type UseFormRegisterReturn } from 'react-hook-form';

interface Vacancy {
  title: string;
  sector: string | null;
  isRemote: boolean;
}

/** Adapts React Hook Form, which expects change events, to fields that pass their value to `onChange`. */
const registered = ({ ref, onChange, ...field }: UseFormRegisterReturn) => ({
  ...field,
  inputRef: ref,
  onChange: (value: string | boolean) => void onChange({ target: { name: field.name, value } }),
});

export function HookForm({ save }: { save: (vacancy: Vacancy) => void }) {
  const { register, control, handleSubmit, formState } = useForm<Vacancy>({
    defaultValues: { title: '', sector: null, isRemote: false },
    // `Form` focuses the first invalid field in reading order.
    shouldFocusError: false,
  });
  const { errors } = formState;
  const messages = useMemo(
    () => Object.fromEntries(Object.entries(errors).map(([name, { message }]) => [name, message])),
    [errors],
  );
  return (
    <Form errors={messages} onSubmit={(event) => void handleSubmit(save)(event)}>
      <Controller
        name="sector"
        control={control}
        rules={{ required: 'Kies een sector' }}
        render={({ field: { ref, ...field } }) => (
          <Select
            {...field}
            label="Sector"
            inputRef={ref}
            options={[
              { id: 'zorg', label: 'Zorg en welzijn' },
              { id: 'ict', label: 'Ict' },
            ]}
          />
        )}
      />
      <TextField
        {...registered(register('title', { required: 'Vul een functietitel in' }))}
        label="Functietitel"
      />
      <Checkbox {...registered(register('isRemote'))}>Op afstand werken kan</Checkbox>
      <div>
        <Button type="submit">Vacature bewaren</Button>
      </div>
    </Form>
  );
}
