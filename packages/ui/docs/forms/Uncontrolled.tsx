import { Button } from '@heldermatch/ui/Button';
import { Form } from '@heldermatch/ui/Form';
import { Select } from '@heldermatch/ui/Select';
import { TextField } from '@heldermatch/ui/TextField';

export function Uncontrolled({ save }: { save: (data: FormData) => void }) {
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        save(new FormData(event.currentTarget));
      }}
    >
      <TextField label="Functietitel" name="title" />
      <Select
        label="Sector"
        name="sector"
        options={[
          { id: 'zorg', label: 'Zorg en welzijn' },
          { id: 'ict', label: 'Ict' },
        ]}
      />
      <div>
        <Button type="submit">Vacature bewaren</Button>
      </div>
    </Form>
  );
}
