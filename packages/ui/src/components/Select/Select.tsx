import { ChevronDown } from 'lucide';
import type { Ref } from 'react';
import {
  Select as AriaSelect,
  Button,
  Popover,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components/Select';
import { FieldParts, type FieldProps } from '../../internal/field/Field.js';
import * as field from '../../internal/field/field.css.js';
import { useFieldRoot } from '../../internal/field/useFieldRoot.js';
import { Options, type Option } from '../../internal/overlay/Options.js';
import * as overlay from '../../internal/overlay/overlay.css.js';
import type { Own } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import * as css from './Select.css.js';

export interface SelectProps extends Own<AriaSelectProps<Option>>, FieldProps {
  /** The choices, in an order that the reader can follow. */
  options: readonly Option[];
  /**
   * Shown while nothing is chosen.
   * @default 'Maak een keuze'
   */
  placeholder?: string;
  /** The control in it: to give it the focus, or to register it with a form library. */
  inputRef?: Ref<HTMLButtonElement>;
}

/**
 * One choice out of a list of about seven or more. Fewer stand in a `RadioGroup`; a long list that
 * one types into is a `ComboBox`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/listbox/
 */
export function Select({
  label,
  description,
  errorMessage,
  options,
  placeholder,
  inputRef,
  ...props
}: SelectProps) {
  const say = useMessages();
  const root = useFieldRoot(props);
  return (
    <AriaSelect {...root} placeholder={placeholder ?? say(nl.choose)}>
      <FieldParts {...{ label, description, errorMessage, isRequired: props.isRequired }}>
        <Button ref={inputRef} className={`${field.control} ${css.button}`}>
          <SelectValue className={css.value} />
          <Icon icon={ChevronDown} />
        </Button>
      </FieldParts>
      <Popover className={`${overlay.popover} ${overlay.asWideAsField}`}>
        <Options options={options} />
      </Popover>
    </AriaSelect>
  );
}
