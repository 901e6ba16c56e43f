import { useState, type Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { FieldParts, type FieldProps } from '../internal/field/Field.js';
import * as field from '../internal/field/field.css.js';
import { useField } from '../internal/field/useField.js';
import type { RuleProps } from '../../internal/form/rules.js';
import type { OwnProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { CharacterCount } from './CharacterCount.js';
import * as css from './TextArea.css.js';

export interface TextAreaProps extends OwnProps<TextFieldProps>, RuleProps<string>, FieldProps {
  /**
   * Height in lines. The user can resize the field vertically.
   * @default 6
   */
  rows?: number | undefined;
  /** Character limit, which shows 'N van LIMIT tekens'. Input is not truncated: validation must reject longer text. */
  counterLimit?: number | undefined;
  /**
   * Counts the characters. Use the same function as validation, which may ignore surrounding white space.
   * @default the composed characters (NFC), so that an 'é' and most emoji count as one
   */
  countCharacters?: ((text: string) => number) | undefined;
  /** Example of a value. Never the only help, because it disappears on typing. */
  placeholder?: string | undefined;
  /** Ref of the textarea, to focus it or to register it with a form library. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
}

const countComposed = (text: string) => Array.from(text.normalize()).length;

/** Text field with multiple lines. For one line, use `TextField`. */
export function TextArea({
  rows = 6,
  counterLimit,
  countCharacters = countComposed,
  placeholder,
  inputRef,
  ...props
}: TextAreaProps) {
  const { root, parts } = useField(props);
  const formatMessage = useMessages();
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  const value = props.value ?? typed;
  return (
    <TextField
      {...root}
      onChange={(changed) => {
        setTyped(changed);
        props.onChange?.(changed);
      }}
    >
      <FieldParts
        {...parts}
        hiddenHint={
          counterLimit === undefined
            ? undefined
            : formatMessage(nl.characterLimit, { limit: counterLimit })
        }
        below={
          counterLimit === undefined ? undefined : (
            <CharacterCount typed={value} count={countCharacters(value)} limit={counterLimit} />
          )
        }
      >
        <AriaTextArea
          ref={inputRef}
          rows={rows}
          // On the server React Aria treats it as an input and renders `type="text"`.
          render={(area) => <textarea {...area} {...{ type: undefined }} />}
          placeholder={placeholder}
          className={`${field.control} ${css.control}`}
        />
      </FieldParts>
    </TextField>
  );
}
