import { ChevronDown } from 'lucide';
import type { Ref } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  Input,
  Popover,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { FieldParts, type FieldProps } from '../../internal/field/Field.js';
import * as field from '../../internal/field/field.css.js';
import { useField } from '../../internal/field/useField.js';
import { Options, type Option } from '../../internal/overlay/Options.js';
import * as overlay from '../../internal/overlay/overlay.css.js';
import type { Own } from '../../internal/root.js';
import { Icon } from '../Icon/index.js';
import * as css from './ComboBox.css.js';

export interface ComboBoxProps extends Own<AriaComboBoxProps<Option>>, FieldProps {
  /** All choices; typing narrows them down. */
  options: readonly Option[];
  /** An example of what to type. */
  placeholder?: string | undefined;
  /** The control in it: to give it the focus, or to register it with a form library. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * One choice out of a long list, found by typing.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function ComboBox({ options, placeholder, inputRef, ...props }: ComboBoxProps) {
  const { root, parts } = useField(props);
  return (
    <AriaComboBox allowsEmptyCollection {...root} defaultItems={options}>
      <FieldParts {...parts}>
        <div className={css.frame}>
          <Input
            ref={inputRef}
            placeholder={placeholder}
            className={`${field.control} ${css.control}`}
          />
          <Button className={css.toggle}>
            <Icon icon={ChevronDown} />
          </Button>
        </div>
      </FieldParts>
      <Popover className={`${overlay.popover} ${overlay.asWideAsField}`}>
        <Options />
      </Popover>
    </AriaComboBox>
  );
}
