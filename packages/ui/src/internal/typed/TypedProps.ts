import type { Ref } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import type { RequiredProps } from '../form/rules.js';
import type { OwnProps } from '../root.js';

/**
 * Props that a field accepts from React Aria's text field. Excludes those for its text, which the field manages itself.
 */
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
>;

/** Props of a field whose whole text is typed first and then parsed. */
export interface TypedProps extends AriaProps, RequiredProps {
  /** Ref to the input, for setting focus. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}
