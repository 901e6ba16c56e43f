import { useState, type Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { FieldParts, type FieldProps } from '../../internal/field/Field.js';
import * as field from '../../internal/field/field.css.js';
import { useField } from '../../internal/field/useField.js';
import type { OwnProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { CharacterCount } from './CharacterCount.js';
import * as css from './TextArea.css.js';

export interface TextAreaProps extends OwnProps<TextFieldProps>, FieldProps {
  /**
   * Height in lines; the user can drag it taller.
   * @default 6
   */
  rows?: number | undefined;
  /**
   * Shows 'N van LIMIT tekens'. Nothing is cut off: validation says when it is too much.
   */
  counterLimit?: number | undefined;
  /**
   * How the counter counts. Give it what validates the text: white space at the ends may not count there.
   * @default the composed characters (NFC), so that an 'é' and most emoji are one
   */
  countCharacters?: ((text: string) => number) | undefined;
  /** An example of what to type. Never the only help: it goes when the user types. */
  placeholder?: string | undefined;
  /** The control in it: to give it the focus, or to register it with a form library. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
}

const countComposed = (text: string) => Array.from(text.normalize()).length;

/** Several lines of text. For one line, use `TextField`. */
export function TextArea({
  rows = 6,
  counterLimit,
  countCharacters = countComposed,
  placeholder,
  inputRef,
  ...props
}: TextAreaProps) {
  const { root, parts } = useField(props);
  const say = useMessages();
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
          counterLimit === undefined ? undefined : say(nl.characterLimit, { limit: counterLimit })
        }
      >
        <AriaTextArea
          ref={inputRef}
          rows={rows}
          // On a server React Aria takes it for an input and says so: `type="text"`.
          render={(area) => <textarea {...area} {...{ type: undefined }} />}
          placeholder={placeholder}
          className={`${field.control} ${css.control}`}
        />
        {counterLimit !== undefined && (
          <CharacterCount typed={value} count={countCharacters(value)} limit={counterLimit} />
        )}
      </FieldParts>
    </TextField>
  );
}
