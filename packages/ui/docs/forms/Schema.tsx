import { Button } from '@heldermatch/ui/Button';
import { Form } from '@heldermatch/ui/Form';
import { TextField } from '@heldermatch/ui/TextField';
import { useState } from 'react';
import * as v from 'valibot';

const Vacancy = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty('Vul een functietitel in')),
  hours: v.pipe(v.string(), v.regex(/^\d+$/, 'Vul een getal in'), v.transform(Number)),
});

/** First message of each field, by field name. */
function messagesOf(issues: v.FlatErrors<typeof Vacancy>['nested'] = {}) {
  return Object.fromEntries(Object.entries(issues).map(([name, [first]]) => [name, first]));
}

export function Schema({ save }: { save: (vacancy: v.InferOutput<typeof Vacancy>) => void }) {
  const [errors, setErrors] = useState({});
  return (
    <Form
      errors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        const entered = Object.fromEntries(new FormData(event.currentTarget));
        const { success, output, issues } = v.safeParse(Vacancy, entered);
        setErrors(success ? {} : messagesOf(v.flatten<typeof Vacancy>(issues).nested));
        if (success) save(output);
      }}
    >
      <TextField label="Functietitel" name="title" />
      <TextField label="Uren per week" name="hours" inputMode="numeric" />
      <div>
        <Button type="submit">Vacature bewaren</Button>
      </div>
    </Form>
  );
}
