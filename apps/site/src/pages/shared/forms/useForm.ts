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

/** What `send` may do with the form itself, when it has its answer. */
interface Answered<S extends Schema> {
  /** Marks what only the server could refuse. */
  refuse: (errors: FieldErrors<S>) => void;
  /** Empties the form. */
  reset: () => void;
}

/**
 * One form: checks what was typed, tells the first mistake as a toast and each at its field, and runs
 * `send` with what is right. While it runs the form is pending and a second submit does nothing. The check is fetched
 * when the form is touched: a submit that is quicker waits for it.
 * @param unreachable - the toast when the check can't be fetched; what was typed stays, to be sent again
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
  return { errors, isPending, onSubmit, onFirstTouch: prefetchSending };
}
