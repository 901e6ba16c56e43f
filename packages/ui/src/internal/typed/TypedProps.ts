import type { Ref } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import type { OwnProps } from '../root.js';

/** What a field takes over from React Aria's text field, whose text is its own matter. */
type AriaProps = Omit<
  OwnProps<AriaTextFieldProps>,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'aria-activedescendant'
  | 'aria-autocomplete'
  | 'aria-controls'
  | 'aria-haspopup'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'inputMode'
  | 'maxLength'
  | 'minLength'
  | 'pattern'
  | 'spellCheck'
  | 'type'
  | 'validate'
>;

/** What is typed as a whole, and then read. */
export interface TypedProps extends AriaProps {
  /** The control in it: to give it the focus. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}
