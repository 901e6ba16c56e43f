import { X } from 'lucide';
import type { Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { FieldParts, type FieldMessageProps } from '../internal/field/Field.js';
import * as field from '../internal/field/field.css.js';
import { useField } from '../internal/field/useField.js';
import type { RuleProps } from '../../internal/form/rules.js';
import type { OwnProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { IconButton } from '../IconButton/index.js';
import * as css from './SearchField.css.js';

export interface SearchFieldProps
  extends OwnProps<AriaSearchFieldProps>, RuleProps<string>, FieldMessageProps {
  /**
   * Visible label and accessible name.
   * @default 'Zoeken'
   */
  label?: string | undefined;
  /** Example, or a short word such as 'Zoeken..'. Never the only label of the field. */
  placeholder?: string | undefined;
  /** Ref of the input, to focus it or to register it with a form library. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Search field. Enter calls `onSubmit` with the text; Escape or 'Wissen' clears the field. */
export function SearchField({ placeholder, inputRef, ...props }: SearchFieldProps) {
  const formatMessage = useMessages();
  const { root, parts } = useField(props);
  const input = useObjectRef(inputRef);
  return (
    <AriaSearchField {...root}>
      {({ state, isDisabled, isReadOnly }) => (
        <FieldParts {...parts} isMarked={false} label={props.label ?? formatMessage(nl.search)}>
          <div className={css.frame}>
            <Input
              ref={input}
              placeholder={placeholder}
              className={`${field.control} ${css.control}`}
            />
            {state.value !== '' && !isReadOnly && (
              <div className={css.clear}>
                {/* React Aria's clear slot is not a tab stop, and Enter does not activate it. */}
                <IconButton
                  slot={null}
                  icon={X}
                  label={formatMessage(nl.clear)}
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
