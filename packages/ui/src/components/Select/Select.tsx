import { ChevronDown } from 'lucide';
import { use, useEffect, type ReactNode, type Ref, type RefObject } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { ButtonContext } from 'react-aria-components/Button';
import {
  Select as AriaSelect,
  Button,
  SelectStateContext,
  SelectValue,
  type Key,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components/Select';
import { useSlottedContext } from 'react-aria-components/slots';
import { FieldParts, type FieldProps } from '../internal/field/Field.js';
import * as field from '../internal/field/field.css.js';
import { useField } from '../internal/field/useField.js';
import { Options, type Option, type OptionsProps } from '../internal/overlay/Options.js';
import type { RuleProps } from '../../internal/form/rules.js';
import type { OwnProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import * as css from './Select.css.js';

export interface SelectProps<Mode extends 'single' | 'multiple' = 'single'>
  extends
    OwnProps<AriaSelectProps<Option, Mode>>,
    RuleProps<Mode extends 'single' ? Key : Key[]>,
    FieldProps,
    OptionsProps {
  /**
   * Number of choices: with `multiple`, `value` and the argument of `onChange` are arrays. A form submits each selected
   * option under the same name.
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
   * Text shown while nothing is selected.
   * @default 'Maak een keuze'
   */
  placeholder?: string | undefined;
  /**
   * Makes the field read-only: the value is submitted, but the list does not open. The control remains focusable and
   * has the role `combobox`, because a button can't be read-only.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /** Ref of the control, to focus it or to register it with a form library. */
  inputRef?: Ref<HTMLButtonElement> | undefined;
}

/** Maximum number of selected options listed by name. More are shown as a count. */
const maxNamed = 3;

/**
 * Field to select one or more options from a list of about seven or more. For fewer options use a `RadioGroup` or
 * `CheckboxGroup`; for a long list with filtering, a `ComboBox`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/listbox/
 */
export function Select<Mode extends 'single' | 'multiple' = 'single'>({
  options,
  isLoading,
  onLoadMore,
  placeholder,
  isReadOnly = false,
  inputRef,
  ...props
}: SelectProps<Mode>) {
  const formatMessage = useMessages();
  const { root, parts } = useField(props);
  return (
    <AriaSelect<Option, Mode>
      allowsEmptyCollection={isLoading ?? false}
      {...root}
      placeholder={placeholder ?? formatMessage(nl.choose)}
    >
      <FieldParts {...parts}>
        <Trigger {...{ inputRef, isReadOnly }}>
          <SelectValue className={css.value}>
            {({ isPlaceholder, defaultChildren, selectedText, state }) => {
              if (isPlaceholder) return defaultChildren;
              const count = state.selectedItems.length;
              return count > maxNamed ? formatMessage(nl.chosenCount, { count }) : selectedText;
            }}
          </SelectValue>
          <Icon icon={ChevronDown} />
        </Trigger>
      </FieldParts>
      <Options {...{ options, isLoading, onLoadMore }} label={props.label} />
    </AriaSelect>
  );
}

interface TriggerProps extends Pick<SelectProps, 'inputRef'> {
  isReadOnly: boolean;
  children: ReactNode;
}

const readOnly = { role: 'combobox', 'aria-readonly': true, 'data-readonly': true } as const;

/**
 * Marks the initial selection as `defaultSelected` in the hidden `select`, which the form submits. A native reset,
 * which runs after React has rendered, then restores it.
 */
function useInitialSelection(trigger: RefObject<HTMLElement | null>): void {
  const state = use(SelectStateContext);
  useEffect(() => {
    const atFirst = [state?.defaultValue].flat();
    const select = trigger.current?.parentElement?.querySelector('select');
    for (const option of select?.options ?? []) {
      const isChosen = option.selected;
      option.defaultSelected = atFirst.includes(option.value);
      option.selected = isChosen;
    }
  });
}

/** Button that opens the list, unless it is read-only. */
function Trigger({ isReadOnly, inputRef, children }: TriggerProps) {
  const opening = useSlottedContext(ButtonContext);
  const trigger = useObjectRef(inputRef);
  useInitialSelection(trigger);
  const fixed = { ...opening, onPress: noop, onPressStart: noop, onKeyDown: noop };
  return (
    <ButtonContext value={isReadOnly ? fixed : opening}>
      <Button
        ref={trigger}
        className={`${field.control} ${css.button}`}
        render={(button) => <button {...button} {...(isReadOnly && readOnly)} />}
      >
        {children}
      </Button>
    </ButtonContext>
  );
}

const noop = () => {};
