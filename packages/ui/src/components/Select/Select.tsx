import { ChevronDown } from 'lucide-react';
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
import { Options, type Option } from '../../internal/overlay/Options.js';
import * as overlay from '../../internal/overlay/overlay.css.js';
import { messages } from '../../messages/nl.js';
import { Icon } from '../Icon/index.js';
import * as css from './Select.css.js';

export interface SelectProps
  extends Omit<AriaSelectProps<Option>, 'className' | 'style' | 'children' | 'render'>, FieldProps {
  /** The choices, in an order that the reader can follow. */
  options: readonly Option[];
  /**
   * Shown while nothing is chosen.
   * @default 'Maak een keuze'
   */
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
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
  placeholder = messages.choose,
  ...props
}: SelectProps) {
  return (
    <AriaSelect
      validationBehavior="aria"
      {...props}
      placeholder={placeholder}
      className={field.root}
    >
      <FieldParts {...{ label, description, errorMessage, isRequired: props.isRequired }}>
        <Button className={`${field.control} ${css.button}`}>
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
