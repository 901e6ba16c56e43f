import { createContext } from 'react';

/** What a `Form` tells what stands in it. */
export interface FormState {
  /** It is being sent: fields are disabled, and the button that sends it waits. */
  isPending: boolean;
  /** What is wrong, by the name of the field. */
  errors: Partial<Record<string, string>>;
  /** A field was changed by other means than its `change` event. */
  forgetError: (name: string) => void;
}

export const FormContext = createContext<FormState>({
  isPending: false,
  errors: {},
  forgetError: () => {},
});
