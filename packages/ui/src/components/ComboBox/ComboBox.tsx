import { ChevronDown } from 'lucide';
import type { Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import {
  ComboBox as AriaComboBox,
  Button,
  type ComboBoxProps as AriaComboBoxProps,
  type Key,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { FieldParts, type FieldProps } from '../../internal/field/Field.js';
import * as field from '../../internal/field/field.css.js';
import * as frame from '../../internal/field/frame.css.js';
import { useField } from '../../internal/field/useField.js';
import { useChange } from '../../internal/field/useForgetErrors.js';
import {
  choicesOf,
  Options,
  type Option,
  type OptionsProps,
} from '../../internal/overlay/Options.js';
import type { OwnProps } from '../../internal/root.js';
import { Icon } from '../Icon/index.js';
import { Chosen } from './Chosen.js';
import * as css from './ComboBox.css.js';
import { TypedChoice } from './TypedChoice.js';
import { useErrors, useSameValue, useUnlisted } from './useChosen.js';

export interface ComboBoxProps<Mode extends 'single' | 'multiple' = 'single'>
  extends OwnProps<AriaComboBoxProps<Option, Mode>>, FieldProps, OptionsProps {
  /**
   * `multiple` takes any number of choices: `value` is then a list, and so is what `onChange` gets. They stand in the
   * field, each with a button that takes it away, and a form gets each of them under the same name.
   * @default 'single'
   */
  selectionMode?: Mode | undefined;
  /** The `id` of what is chosen, or a list of them. */
  value?: (Mode extends 'single' ? Key | null : readonly Key[]) | undefined;
  /** What is chosen at first. */
  defaultValue?: (Mode extends 'single' ? Key | null : readonly Key[]) | undefined;
  /** Called with what is chosen now. */
  onChange?: ((value: Mode extends 'single' ? Key | null : Key[]) => void) | undefined;
  /**
   * `options` are what fits the words already: the app asks for these in `onInputChange`, and nothing is filtered here.
   * What was chosen is kept where it is not among them. Leave the old ones there until the new ones have come.
   * @default false
   */
  isFilteredByApp?: boolean | undefined;
  /**
   * Words that are no option may be typed too. Alone they are what a form sends, and no `id` is chosen; of several each
   * becomes a choice by Enter, a comma or leaving the field, with the word for its `id`.
   * @default false
   */
  allowsCustomValue?: boolean | undefined;
  /** An example of what to type. */
  placeholder?: string | undefined;
  /** The control in it: to give it the focus, or to register it with a form library. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * One choice or several out of a long list, found by typing. An option that is typed in full is chosen when the field is
 * left; what else is typed gives way to what was chosen before.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function ComboBox<Mode extends 'single' | 'multiple' = 'single'>({
  options,
  isLoading,
  onLoadMore,
  isFilteredByApp = false,
  placeholder,
  inputRef,
  ...props
}: ComboBoxProps<Mode>) {
  const input = useObjectRef(inputRef);
  const isMultiple = props.selectionMode === 'multiple';
  const { root, parts } = useField(props);
  const { unlisted, setOwn } = useUnlisted({ options, ...props }, isFilteredByApp);
  const value = useSameValue(props.value);
  const errors = useErrors(props);
  const change = useChange<Mode extends 'single' ? Key | null : Key[]>((now) => {
    setOwn(now);
    props.onChange?.(now);
  }, props.name);
  const typed = {
    ref: input,
    options: choicesOf([...options, ...unlisted]),
    allowsCustomValue: props.allowsCustomValue ?? false,
    isReadOnly: props.isReadOnly ?? false,
  };
  const hiddenLabels = new Set(unlisted.map(({ label }) => label));
  const toggle = (
    <Button className={`${css.toggle} ${isMultiple ? css.multipleToggle : ''}`}>
      <Icon icon={ChevronDown} />
    </Button>
  );
  return (
    <AriaComboBox<Option, Mode>
      allowsEmptyCollection
      {...(isFilteredByApp && { defaultFilter: (label) => !hiddenLabels.has(label) })}
      {...root}
      {...(value !== undefined && { value })}
      {...(isMultiple && { name: undefined, isInvalid: errors.isInvalid })}
      onChange={change}
    >
      <FieldParts {...parts} {...(isMultiple && { errorMessage: errors.errorMessage })}>
        {isMultiple ? (
          <Group
            className={`${field.control} ${frame.frame} ${css.several}`}
            isReadOnly={props.isReadOnly ?? false}
          >
            <Chosen
              input={input}
              name={props.name}
              form={props.form}
              isDisabled={root.isDisabled}
              isReadOnly={props.isReadOnly ?? false}
            />
            <TypedChoice
              {...typed}
              placeholder={placeholder}
              className={`${frame.content} ${css.typed}`}
            />
            {toggle}
          </Group>
        ) : (
          <div className={css.frame}>
            <TypedChoice
              {...typed}
              placeholder={placeholder}
              className={`${field.control} ${css.control}`}
            />
            {toggle}
          </div>
        )}
      </FieldParts>
      <Options options={[...options, ...unlisted]} {...{ isLoading, onLoadMore }} />
    </AriaComboBox>
  );
}
