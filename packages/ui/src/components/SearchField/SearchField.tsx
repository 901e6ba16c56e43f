import { X } from 'lucide';
import type { Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { FieldParts, type FieldMessageProps } from '../../internal/field/Field.js';
import * as field from '../../internal/field/field.css.js';
import { useField } from '../../internal/field/useField.js';
import type { OwnProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { IconButton } from '../IconButton/index.js';
import * as css from './SearchField.css.js';

export interface SearchFieldProps extends OwnProps<AriaSearchFieldProps>, FieldMessageProps {
  /**
   * What is searched.
   * @default 'Zoeken'
   */
  label?: string | undefined;
  /** An example, or a word as 'Zoeken..'. Never the only name of the field. */
  placeholder?: string | undefined;
  /** The control in it: to give it the focus, or to register it with a form library. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Words to search for. Enter calls `onSubmit` with them, Escape or 'Wissen' empties the field. */
export function SearchField({ placeholder, inputRef, ...props }: SearchFieldProps) {
  const say = useMessages();
  const { root, parts } = useField(props);
  const input = useObjectRef(inputRef);
  return (
    <AriaSearchField {...root}>
      {({ state, isDisabled, isReadOnly }) => (
        <FieldParts {...parts} label={props.label ?? say(nl.search)}>
          <div className={css.frame}>
            <Input
              ref={input}
              placeholder={placeholder}
              className={`${field.control} ${css.control}`}
            />
            {state.value !== '' && !isReadOnly && (
              <div className={css.clear}>
                {/* Not React Aria's clear slot: Tab passes over that, and Enter on it does nothing. */}
                <IconButton
                  slot={null}
                  icon={X}
                  aria-label={say(nl.clear)}
                  isDisabled={isDisabled}
                  onPress={() => {
                    state.setValue('');
                    props.onClear?.();
                    input.current?.focus();
                  }}
                />
              </div>
            )}
          </div>
        </FieldParts>
      )}
    </AriaSearchField>
  );
}
