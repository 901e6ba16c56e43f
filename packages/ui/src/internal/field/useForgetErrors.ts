import { use } from 'react';
import { FormContext } from '../form/FormContext.js';

/**
 * For a field that is changed by other means than a `change` event with its name, which a `Form` would see.
 * @param names - of the field, in a form.
 */
export function useForgetErrors(...names: readonly (string | undefined)[]): () => void {
  const { errors, forgetError } = use(FormContext);
  return () => {
    for (const name of names) if (name !== undefined && name in errors) forgetError(name);
  };
}

/**
 * Tells the app of a change, and the form that what was wrong with the field may be right now.
 * @param names - of the field, in a form.
 */
export function useChange<Value>(
  onChange: ((value: Value) => void) | undefined,
  ...names: readonly (string | undefined)[]
): (value: Value) => void {
  const forgetErrors = useForgetErrors(...names);
  return (value) => {
    forgetErrors();
    onChange?.(value);
  };
}
