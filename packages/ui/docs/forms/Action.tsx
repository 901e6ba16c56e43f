import { Button } from '@heldermatch/ui/Button';
import { Form } from '@heldermatch/ui/Form';
import { TextField } from '@heldermatch/ui/TextField';
import { useActionState } from 'react';

type Errors = Record<string, string>;

export function Action({ save }: { save: (data: FormData) => Promise<Errors> }) {
  const [errors, action] = useActionState((_before: Errors, data: FormData) => save(data), {});
  return (
    <Form action={action} errors={errors}>
      <TextField label="Functietitel" name="title" />
      <TextField label="Plaats" name="place" />
      <div>
        <Button type="submit">Vacature bewaren</Button>
      </div>
    </Form>
  );
}
