import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { FieldParts } from '../internal/field/Field.js';
import * as field from '../internal/field/field.css.js';
import { useField } from '../internal/field/useField.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { IconButton } from '../IconButton/index.js';
import type { TextFieldProps } from '../TextField/index.js';
import * as css from './PasswordField.css.js';
import { PasswordRules, PasswordRulesStatus, type PasswordRule } from './PasswordRules.js';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete'> {
  /** Use `new-password` for a new password, so that a password manager suggests a strong one. */
  autoComplete: 'current-password' | 'new-password';
  /**
   * Rules for a new password, shown below the description. They are ticked while typing, and announced when typing
   * pauses.
   */
  rules?: readonly PasswordRule[] | undefined;
}

/** Password field with a button that shows or hides the password. */
export function PasswordField({ placeholder, inputRef, rules, ...props }: PasswordFieldProps) {
  const { root, parts } = useField(props);
  const formatMessage = useMessages();
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  const password = props.value ?? typed;
  const change = (value: string) => {
    setTyped(value);
    props.onChange?.(value);
  };
  // Includes the label of the field, because a page may have more than one.
  const toggleLabel =
    props.label === formatMessage(nl.password)
      ? formatMessage(isShown ? nl.hidePassword : nl.showPassword)
      : formatMessage(isShown ? nl.hidePasswordOf : nl.showPasswordOf, { label: props.label });
  const help =
    rules === undefined ? (
      props.description
    ) : (
      <>
        {props.description}
        <PasswordRules {...{ password, rules }} />
      </>
    );
  return (
    <TextField
      spellCheck="false"
      autoCorrect="off"
      {...root}
      onChange={change}
      type={isShown ? 'text' : 'password'}
    >
      <FieldParts {...parts} description={help}>
        <div className={css.frame}>
          <Input
            ref={inputRef}
            placeholder={placeholder}
            autoCapitalize="none"
            className={`${field.control} ${css.control}`}
          />
          <div className={css.toggle}>
            <IconButton
              icon={isShown ? EyeOff : Eye}
              label={toggleLabel}
              isDisabled={root.isDisabled}
              onPress={() => setShown(!isShown)}
            />
          </div>
        </div>
      </FieldParts>
      {rules !== undefined && <PasswordRulesStatus {...{ password, rules }} />}
    </TextField>
  );
}
