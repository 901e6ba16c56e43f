import { Button, Form, Select, TextField } from '@heldermatch/ui';

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
