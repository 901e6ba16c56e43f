import type { FieldErrors, Validation } from '@heldermatch/forms';
import type * as Checks from '@heldermatch/forms/schemas';
import type { FormValues } from '@heldermatch/ui';
import { useState } from 'react';
import { unreachableToast } from '../../../shell/copy.ts';
import { invalidInput } from './copy.ts';
import { checks, prefetchSending } from './sending.ts';
import { toasts } from '../../../shell/toasts.ts';

type Schema = Parameters<typeof Checks.validate>[0];
type Output<S extends Schema> = Extract<Validation<S>, { success: true }>['output'];

/** Actions of `send` on the form, after the response. */
interface Answered<S extends Schema> {
  /** Sets errors that only the server can detect. */
  refuse: (errors: FieldErrors<S>) => void;
  /** Clears the fields. */
  reset: () => void;
}

/**
 * State of a form: validates the values, reports mistakes, and calls `send` with valid values. The first mistake is
 * shown in a toast until the user types, and each at its field. While `send` runs, the form is pending and ignores submits. The validation
 * code is fetched at the first touch; an earlier submit waits for it.
 * @param unreachable - Toast when the validation code can't be fetched. The values stay, so that the user can submit
 * again.
 */
export function useForm<S extends Schema>(
  schemaOf: (schemas: typeof Checks) => S,
  send: (values: Output<S>, answered: Answered<S>) => Promise<void>,
  unreachable: Parameters<typeof toasts.show>[0] = unreachableToast,
) {
  const [errors, setErrors] = useState<FieldErrors<S>>({});
  const [isPending, setPending] = useState(false);

  const submit = async (typed: FormValues, form?: HTMLFormElement) => {
    if (isPending) return;
    toasts.clear();
    let check = checks.peek()?.value;
    if (check === undefined) {
      setPending(true);
      try {
        check = await checks.load();
      } catch {
        setPending(false);
        toasts.show(unreachable);
        return;
      }
    }
    const result = check.validate(schemaOf(check), typed);
    if (!result.success) {
      setPending(false);
      setErrors(result.errors);
      const mistake = toasts.show({
        tone: 'critical',
        ...invalidInput,
        ...(result.firstMessage !== '' && { description: result.firstMessage }),
      });
      // It repeats the message at the field, and on a phone it covers other fields.
      addEventListener('input', () => toasts.close(mistake), { once: true });
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
      // In one update: a field that is still disabled can't receive focus.
      setPending(false);
      setErrors(refused);
    }
  };

  const onSubmit = (typed: FormValues, form?: HTMLFormElement) => void submit(typed, form);
  return { errors, isPending, onSubmit, onFirstTouch: prefetchSending };
}
