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
import { FieldParts, type FieldProps } from '../internal/field/Field.js';
import * as field from '../internal/field/field.css.js';
import * as frame from '../internal/field/frame.css.js';
import { useField } from '../internal/field/useField.js';
import { useChange } from '../internal/field/useForgetErrors.js';
import { choicesOf, Options, type Option, type OptionsProps } from '../internal/overlay/Options.js';
import type { RuleProps } from '../../internal/form/rules.js';
import type { OwnProps } from '../../internal/root.js';
import { Icon } from '../Icon/index.js';
import { SelectedTags } from './SelectedTags.js';
import * as css from './ComboBox.css.js';
import { TypedChoice } from './TypedChoice.js';
import { useErrors, useSameValue, useUnlisted } from './useChosen.js';

export interface ComboBoxProps<Mode extends 'single' | 'multiple' = 'single'>
  extends
    OwnProps<AriaComboBoxProps<Option, Mode>>,
    RuleProps<Parameters<NonNullable<AriaComboBoxProps<Option, Mode>['validate']>>[0]>,
    FieldProps,
    OptionsProps {
  /**
   * Number of choices: with `multiple`, `value` and the argument of `onChange` are arrays. The selected options appear
   * in the field as removable tags, and a form submits each of them under the same name.
   * @default 'single'
   */
  selectionMode?: Mode | undefined;
  /** Selected `id`, or an array of them (controlled). */
  value?: (Mode extends 'single' ? Key | null : readonly Key[]) | undefined;
  /** Initial selection (uncontrolled). */
  defaultValue?: (Mode extends 'single' ? Key | null : readonly Key[]) | undefined;
  /** Called with the new selection. */
  onChange?: ((value: Mode extends 'single' ? Key | null : Key[]) => void) | undefined;
  /**
   * Disables built-in filtering: the app updates `options` in `onInputChange`. Keep the old options until the new ones
   * arrive. Selected options are kept, even if they are not in `options`.
   * @default false
   */
  isFilteredByApp?: boolean | undefined;
  /**
   * Accepts text that matches no option. With single selection the form submits the text, and no `id` is selected. With
   * multiple selection Enter, a comma or blur turns each word into a choice, with the word as its `id`.
   * @default false
   */
  allowsCustomValue?: boolean | undefined;
  /** Example of a value. */
  placeholder?: string | undefined;
  /** Ref of the input, to focus it or to register it with a form library. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * Field to select one or more options from a long list by typing. An option typed in full is selected on blur; other
 * text reverts to the previous selection.
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
      // If every word is a choice and none is known, there is nothing to list.
      allowsEmptyCollection={
        props.allowsCustomValue !== true || isLoading === true || options.length > 0
      }
      {...(isFilteredByApp && { defaultFilter: (label) => !hiddenLabels.has(label) })}
      {...root}
      {...(value !== undefined && { value })}
      {...(isMultiple && { name: undefined, isInvalid: errors.isInvalid })}
      onChange={change}
    >
      <FieldParts {...parts} {...(isMultiple && { errorMessage: errors.errorMessage })}>
        {isMultiple ? (
          <Group
            role="presentation"
            className={`${field.control} ${frame.frame} ${css.multiple}`}
            isReadOnly={props.isReadOnly ?? false}
          >
            <SelectedTags
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
