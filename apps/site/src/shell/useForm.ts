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

/** What `send` may do with the form itself, when it has its answer. */
interface Answered<S extends Schema> {
  /** Marks what only the server could refuse. */
  refuse: (errors: FieldErrors<S>) => void;
  /** Empties the form. */
  reset: () => void;
}

/**
 * One form: checks what was typed, tells the first mistake as a toast and each at its field, and runs
 * `send` with what is right. While it runs the form is pending and a second submit does nothing.
 */
export function useForm<S extends Schema>(
  schema: S,
  send: (values: Output<S>, answered: Answered<S>) => Promise<void>,
) {
  const [errors, setErrors] = useState<FieldErrors<S>>({});
  const [isPending, setPending] = useState(false);

  const submit = async (typed: FormValues, form?: HTMLFormElement) => {
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
    let refused: FieldErrors<S> = {};
    const refuse = (found: FieldErrors<S>) => {
      refused = found;
    };
    try {
      await send(result.output, { refuse, reset: () => form?.reset() });
    } finally {
      // Together: a field that is still disabled would not get the focus.
      setPending(false);
      setErrors(refused);
    }
  };

  const onSubmit = (typed: FormValues, form?: HTMLFormElement) => void submit(typed, form);
  return { errors, isPending, onSubmit };
}
