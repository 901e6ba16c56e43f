import { use, useId, type ReactNode } from 'react';
import { FieldErrorContext, type ValidationResult } from 'react-aria-components/FieldError';
import { TextContext } from 'react-aria-components/Text';
import { FormContext } from '../form/FormContext.js';
import { useForgetErrors } from './useForgetErrors.js';

interface FieldMessagesOptions {
  description: ReactNode;
  isInvalid?: boolean | undefined;
  /** Names in a form, whose errors are shown. */
  names: readonly (string | undefined)[];
  /** What the field itself finds wrong, where its form says nothing. */
  errors?: readonly string[] | undefined;
}

/**
 * What React Aria's fields know of their description and their error, for those of its components that take neither.
 * `describedBy` goes to the control, and `provide` around `FieldParts`.
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
        {/* Only its errors are read: the browser validates nothing. */}
        <FieldErrorContext
          value={{ isInvalid: hasError, validationErrors: shown } as ValidationResult}
        >
          {children}
        </FieldErrorContext>
      </TextContext>
    ),
  };
}
