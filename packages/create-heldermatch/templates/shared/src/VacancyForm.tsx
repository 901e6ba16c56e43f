'use client';

import { Button } from '@heldermatch/ui/Button';
import { Checkbox } from '@heldermatch/ui/Checkbox';
import { Form } from '@heldermatch/ui/Form';
import { Notice } from '@heldermatch/ui/Notice';
import { TextField } from '@heldermatch/ui/TextField';
import { useState, type FormEvent } from 'react';

export function VacancyForm() {
  const [title, setTitle] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string>>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget).get('title');
    const isEntered = typeof entered === 'string' && entered.trim() !== '';
    setTitle(isEntered ? entered.trim() : undefined);
    setErrors(isEntered ? {} : { title: 'Vul een functietitel in' });
  };

  return (
    <Form errors={errors} onSubmit={submit}>
      <TextField
        label="Functietitel"
        name="title"
        description="Zoals kandidaten de functie kennen"
        isRequired
      />
      <Checkbox name="remote">Op afstand werken kan</Checkbox>
      <div>
        <Button type="submit">Vacature bewaren</Button>
      </div>
      {title !== undefined && (
        <Notice tone="positive" title="Bewaard">
          {title}
        </Notice>
      )}
    </Form>
  );
}
