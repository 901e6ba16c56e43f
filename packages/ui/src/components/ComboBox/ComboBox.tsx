import { ChevronDown } from 'lucide-react';
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
import { Options, type Option } from '../../internal/overlay/Options.js';
import * as overlay from '../../internal/overlay/overlay.css.js';
import { Icon } from '../Icon/index.js';
import * as css from './ComboBox.css.js';

export interface ComboBoxProps
  extends
    Omit<
      AriaComboBoxProps<Option>,
      'className' | 'style' | 'children' | 'render' | 'items' | 'defaultItems'
    >,
    FieldProps {
  /** All choices; typing narrows them down. */
  options: readonly Option[];
  /** An example of what to type. */
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * One choice out of a long list, found by typing.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function ComboBox({
  label,
  description,
  errorMessage,
  options,
  placeholder,
  ...props
}: ComboBoxProps) {
  return (
    <AriaComboBox
      validationBehavior="aria"
      allowsEmptyCollection
      {...props}
      defaultItems={options}
      className={field.root}
    >
      <FieldParts {...{ label, description, errorMessage, isRequired: props.isRequired }}>
        <div className={css.frame}>
          <Input placeholder={placeholder} className={`${field.control} ${css.control}`} />
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
