import { use } from 'react';
import { FormContext } from '../../../internal/form/FormContext.js';

/**
 * Clears the form's errors of a field that changes without a `change` event, which its `Form` would otherwise notice.
 * @param names - Form names of the field.
 */
export function useForgetErrors(...names: readonly (string | undefined)[]): () => void {
  const { errors, forgetError } = use(FormContext);
  return () => {
    for (const name of names) if (name !== undefined && name in errors) forgetError(name);
  };
}

/**
 * Calls `onChange`, and clears the errors that the form has for the field.
 * @param names - Form names of the field.
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
