import { use, useId, type ReactNode } from 'react';
import { FieldErrorContext, type ValidationResult } from 'react-aria-components/FieldError';
import { TextContext } from 'react-aria-components/Text';
import { FormContext } from '../../../internal/form/FormContext.js';
import { useForgetErrors } from './useForgetErrors.js';

interface FieldMessagesOptions {
  description: ReactNode;
  isInvalid?: boolean | undefined;
  /** Form names of the field, whose errors are shown. */
  names: readonly (string | undefined)[];
  /** Errors from the field's own validation. Shown when the form has none. */
  errors?: readonly string[] | undefined;
}

/**
 * Description and error of a field, for React Aria components that support neither. Set `describedBy` on the control,
 * and wrap `FieldParts` in `provide`.
 */
export function useFieldMessages({
  description,
  isInvalid = false,
  names,
  errors = [],
}: FieldMessagesOptions) {
  const id = useId();
  const form = use(FormContext);
  const ownNames = names.filter((name) => name !== undefined);
  const forgetErrors = useForgetErrors(...names);
  const formErrors = ownNames.flatMap((name) => form.errors[name] ?? []);
  const shown = formErrors.length > 0 ? formErrors : errors;
  const hasError = isInvalid || shown.length > 0;
  const slots = { description: { id: `${id}-description` }, errorMessage: { id: `${id}-error` } };
  return {
    describedBy:
      [description !== undefined && slots.description.id, hasError && slots.errorMessage.id]
        .filter(Boolean)
        .join(' ') || undefined,
    isInvalid: hasError,
    forgetErrors,
    provide: (children: ReactNode) => (
      <TextContext value={{ slots }}>
        {/* Only the errors are read: native validation is off. */}
        <FieldErrorContext
          value={{ isInvalid: hasError, validationErrors: shown } as ValidationResult}
        >
          {children}
        </FieldErrorContext>
      </TextContext>
    ),
  };
}
