import type { CalendarDate } from '@internationalized/date';
import type { Ref } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import type { Own } from '../root.js';

/** What a field of a date takes and gives: a day without a time. */
export interface DateProps {
  /** The date, where the app keeps it; `null` is none. */
  value?: CalendarDate | null | undefined;
  /** The date at first. */
  defaultValue?: CalendarDate | null | undefined;
  /** A date was typed and left, or chosen; `null` where the field is empty or says no date. */
  onChange?: ((value: CalendarDate | null) => void) | undefined;
  /** The first date that is allowed. */
  minValue?: CalendarDate | null | undefined;
  /** The last date that is allowed. */
  maxValue?: CalendarDate | null | undefined;
  /** Whether a date can't be chosen, though it is in the range. */
  isDateUnavailable?: ((date: CalendarDate) => boolean) | undefined;
}

/** What a field takes over from React Aria's text field, whose text is its own matter. */
type AriaProps = Omit<
  Own<AriaTextFieldProps>,
  | keyof DateProps
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

/** A date that is typed. */
export interface TypedDateProps extends DateProps, TypedProps {
  /** A rule of the app's own: what is wrong with a date, in words. */
  validate?: ((value: CalendarDate) => string | string[] | true | null | undefined) | undefined;
}
