import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { FieldParts } from '../../internal/field/Field.js';
import * as field from '../../internal/field/field.css.js';
import { useFieldRoot } from '../../internal/field/useFieldRoot.js';
import { messages } from '../../messages/nl.js';
import { IconButton } from '../IconButton/index.js';
import type { TextFieldProps } from '../TextField/index.js';
import * as css from './PasswordField.css.js';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete'> {
  /** `new-password` where one is chosen, so that a password manager offers a strong one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until the user asks to see it. */
export function PasswordField({
  label,
  description,
  errorMessage,
  placeholder,
  inputRef,
  ...props
}: PasswordFieldProps) {
  const root = useFieldRoot(props);
  const [isShown, setShown] = useState(false);
  return (
    <TextField spellCheck="false" autoCorrect="off" {...root} type={isShown ? 'text' : 'password'}>
      <FieldParts {...{ label, description, errorMessage, isRequired: props.isRequired }}>
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
              aria-label={(isShown ? messages.hidePassword : messages.showPassword)(label)}
              isDisabled={root.isDisabled}
              onPress={() => setShown(!isShown)}
            />
          </div>
        </div>
      </FieldParts>
    </TextField>
  );
}
