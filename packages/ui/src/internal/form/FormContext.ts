import { createContext } from 'react';

/** State of a `Form` that its fields and buttons use. */
export interface FormState {
  /** Whether the form is being submitted. Fields are disabled and the submit button shows that it is pending. */
  isPending: boolean;
  /** Fields with a mark after their label. */
  necessityIndicator: 'required' | 'optional';
  /** Error messages by field name. */
  errors: Partial<Record<string, string>>;
  /** Clears the error of a field that changed without a `change` event. */
  forgetError: (name: string) => void;
}

export const FormContext = createContext<FormState>({
  isPending: false,
  necessityIndicator: 'required',
  errors: {},
  forgetError: () => {},
});
