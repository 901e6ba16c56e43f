import { X } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import * as field from '../../internal/field/field.css.js';
import { messages } from '../../messages/nl.js';
import { IconButton } from '../IconButton/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './SearchField.css.js';

export interface SearchFieldProps extends Omit<
  AriaSearchFieldProps,
  'className' | 'style' | 'children' | 'render'
> {
  /**
   * What is searched.
   * @default 'Zoeken'
   */
  label?: string;
  /**
   * The label is only heard: for where a button beside the field says 'Zoek'.
   * @default false
   */
  isLabelHidden?: boolean;
  /** An example, or a word as 'Zoeken..'. Never the only name of the field. */
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Words to search for. Enter calls `onSubmit` with them, Escape or 'Wissen' empties the field. */
export function SearchField({
  label = messages.search,
  isLabelHidden = false,
  placeholder,
  ...props
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <AriaSearchField {...props} className={field.root}>
      {({ state, isDisabled }) => (
        <>
          {isLabelHidden ? (
            <VisuallyHidden>
              <Label>{label}</Label>
            </VisuallyHidden>
          ) : (
            <Label className={field.label}>{label}</Label>
          )}
          <div className={css.frame}>
            <Input
              ref={input}
              placeholder={placeholder}
              className={`${field.control} ${css.control}`}
            />
            {state.value !== '' && (
              <div className={css.clear}>
                {/* Not React Aria's clear slot: Tab passes over that, and Enter on it does nothing. */}
                <IconButton
                  slot={null}
                  icon={X}
                  aria-label={messages.clear}
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
        </>
      )}
    </AriaSearchField>
  );
}
