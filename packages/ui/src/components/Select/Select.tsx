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
import { FieldParts, type FieldProps } from '../../internal/field/Field.js';
import * as field from '../../internal/field/field.css.js';
import { useField } from '../../internal/field/useField.js';
import { Options, type Option, type OptionsProps } from '../../internal/overlay/Options.js';
import type { OwnProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import * as css from './Select.css.js';

export interface SelectProps<Mode extends 'single' | 'multiple' = 'single'>
  extends OwnProps<AriaSelectProps<Option, Mode>>, FieldProps, OptionsProps {
  /**
   * `multiple` takes any number of choices: `value` is then a list, and so is what `onChange` gets. A form gets each of
   * them under the same name.
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
   * Shown while nothing is chosen.
   * @default 'Maak een keuze'
   */
  placeholder?: string | undefined;
  /**
   * The choice can be read and is sent, but not changed: the list does not open. The control keeps the focus, and is a
   * read-only combobox to screen readers, as a button can't be read-only.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /** The control in it: to give it the focus, or to register it with a form library. */
  inputRef?: Ref<HTMLButtonElement> | undefined;
}

/** More choices than this are counted, not named: they would not be read. */
const named = 3;

/**
 * One choice or several out of a list of about seven or more. Fewer stand in a `RadioGroup` or a `CheckboxGroup`; a long
 * list that one types into is a `ComboBox`.
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
  const say = useMessages();
  const { root, parts } = useField(props);
  return (
    <AriaSelect<Option, Mode>
      allowsEmptyCollection={isLoading ?? false}
      {...root}
      placeholder={placeholder ?? say(nl.choose)}
    >
      <FieldParts {...parts}>
        <Trigger {...{ inputRef, isReadOnly }}>
          <SelectValue className={css.value}>
            {({ isPlaceholder, defaultChildren, selectedText, state }) => {
              if (isPlaceholder) return defaultChildren;
              const count = state.selectedItems.length;
              return count > named ? say(nl.chosenCount, { count }) : selectedText;
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
 * Tells the browser what was chosen at first: a reset makes that the choice of the hidden `select` that a form sends, and
 * does so after React has drawn.
 */
function useChoiceAtFirst(trigger: RefObject<HTMLElement | null>): void {
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

/** What opens the list, where that is not read-only. */
function Trigger({ isReadOnly, inputRef, children }: TriggerProps) {
  const opening = useSlottedContext(ButtonContext);
  const trigger = useObjectRef(inputRef);
  useChoiceAtFirst(trigger);
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
