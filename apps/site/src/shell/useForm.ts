import { validate, type FieldErrors } from '@heldermatch/forms';
import type { FormValues } from '@heldermatch/ui';
import { useState } from 'react';
import { invalidInput } from './copy.ts';
import { toasts } from './toasts.ts';

type Schema = Parameters<typeof validate>[0];
type Output<S extends Schema> = Extract<
  ReturnType<typeof validate<S>>,
  { success: true }
>['output'];

/**
 * One form: checks what was typed, tells the first mistake as a toast and each at its field, and runs
 * `send` with what is right. While it runs the form is pending and a second submit does nothing.
 */
export function useForm<S extends Schema>(schema: S, send: (values: Output<S>) => Promise<void>) {
  const [errors, setErrors] = useState<FieldErrors<S>>({});
  const [isPending, setPending] = useState(false);

  const submit = async (typed: FormValues) => {
    if (isPending) return;
    toasts.clear();
    const result = validate(schema, typed);
    if (!result.success) {
      setErrors(result.errors);
      toasts.show({
        tone: 'critical',
        ...invalidInput,
        ...(result.firstMessage !== '' && { description: result.firstMessage }),
      });
      return;
    }
    setErrors({});
    setPending(true);
    try {
      await send(result.output);
    } finally {
      setPending(false);
    }
  };

  return { errors, isPending, onSubmit: (typed: FormValues) => void submit(typed) };
}
