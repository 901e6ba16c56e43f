import { use, useId, useState, type Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useIsSSR } from 'react-aria/SSRProvider';
import { LabelContext } from 'react-aria-components/Label';
import { useControlledState } from 'react-stately/useControlledState';
import { FieldParts, type FieldProps } from '../internal/field/Field.js';
import * as field from '../internal/field/field.css.js';
import { stateAttributes } from '../internal/field/stateAttributes.js';
import { useFieldMessages } from '../internal/field/useFieldMessages.js';
import { FormContext } from '../../internal/form/FormContext.js';
import type { RuleProps } from '../../internal/form/rules.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { isEmptyRichText, richTextOf, textOf, type RichText } from '../RichTextView/richText.js';
import { CharacterCount } from '../TextArea/CharacterCount.js';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.js';
import { TextEditor } from './TextEditor.js';
import { useFormReset } from './useEditor.js';

/** Colleague who can be mentioned. */
export interface RichTextMention {
  /** Unique in the list. */
  id: string;
  /** Name. */
  label: string;
  /** Secondary line, such as a role. */
  description?: string | undefined;
}

/** Variable that is filled in when the text is sent. */
export interface RichTextVariable {
  /** Unique in the list, and the key of its value. */
  id: string;
  /** Name in the text: 'Voornaam', shown as '{Voornaam}'. */
  label: string;
  /** Example of a value, as its description in the menu. */
  example?: string | undefined;
}

export interface RichTextFieldProps
  extends FieldProps, RuleProps<RichText>, RootProps<HTMLDivElement> {
  /** Text (controlled). */
  value?: RichText | undefined;
  /**
   * Initial text (uncontrolled).
   * @default an empty text
   */
  defaultValue?: RichText | undefined;
  /** Called with the new text when the user changes it. */
  onChange?: ((value: RichText) => void) | undefined;
  /**
   * Name in a form. The text is submitted as JSON, for `parseRichText`; an empty text as ''. Before its JavaScript has
   * loaded, a form submits plain text.
   */
  name?: string | undefined;
  /**
   * Least height of the text, in lines. It grows with its content.
   * @default 6
   */
  rows?: number | undefined;
  /** Character limit, which shows 'N van LIMIT tekens'. Input is not truncated: validation must reject longer text. */
  counterLimit?: number | undefined;
  /**
   * Colleagues, suggested after '@'. Define them outside the component.
   * @default []
   */
  mentions?: readonly RichTextMention[] | undefined;
  /**
   * Variables, in a menu of the toolbar and suggested after '{'. Define them outside the component.
   * @default []
   */
  variables?: readonly RichTextVariable[] | undefined;
  /**
   * Marks the field as invalid and shows `errorMessage`.
   * @default false
   */
  isInvalid?: boolean | undefined;
  /**
   * Disables the field.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /**
   * Makes the field read-only: its text is focusable and submitted, but can't be changed.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /** Ref of the form control with the value. Its `focus` moves focus to the text. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
}

const none: readonly never[] = [];

const noText = richTextOf('');

const countComposed = (text: string) => Array.from(text.normalize()).length;

const messagesOf = (error: string | string[] | true | null | undefined) =>
  typeof error === 'string' ? [error] : Array.isArray(error) ? error : none;

/**
 * Field for formatted text: a note, a comment or an email. It is a textarea until its editor has loaded, and remains
 * one if that fails. Text and focus continue in the editor.
 * @see https://www.w3.org/TR/wai-aria-1.2/#textbox
 */
export function RichTextField({
  label,
  description,
  errorMessage,
  isLabelHidden,
  isRequired = false,
  isInvalid,
  isDisabled: isAlwaysDisabled = false,
  isReadOnly = false,
  validate,
  value: given,
  defaultValue = noText,
  onChange,
  name,
  rows = 6,
  counterLimit,
  mentions = none,
  variables = none,
  inputRef,
  ...root
}: RichTextFieldProps) {
  const id = useId();
  const isDisabled = use(FormContext).isPending || isAlwaysDisabled;
  const [value, setValue] = useControlledState(given, defaultValue, onChange);
  const [initial] = useState(value);
  const hint = useLimitHint(counterLimit);
  const messages = useFieldMessages({
    description: description ?? hint,
    isInvalid,
    names: [name],
    errors: messagesOf(validate?.(value)),
  });
  const change = (next: RichText) => {
    messages.forgetErrors();
    setValue(next);
  };

  const control = useObjectRef(inputRef);
  const isServer = useIsSSR();
  useFormReset(control, !isServer, () => change(given === undefined ? defaultValue : initial));
  const state = { isInvalid: messages.isInvalid, isDisabled, isReadOnly };
  const text = textOf(value);
  const described = {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': messages.describedBy,
    'aria-required': isRequired ? 'true' : undefined,
    'aria-invalid': messages.isInvalid ? 'true' : undefined,
  } as const;

  return (
    <div {...stateAttributes(state)} {...rootProps(root, field.root)}>
      {!isServer && (
        <FormControl
          ref={control}
          {...{ id, name, isDisabled }}
          value={isEmptyRichText(value) ? '' : JSON.stringify(value)}
        />
      )}
      <LabelContext
        value={{ id: `${id}-label`, htmlFor: isServer ? `${id}-text` : `${id}-control` }}
      >
        {messages.provide(
          <FieldParts
            {...{ label, description, errorMessage, isLabelHidden, isRequired }}
            hiddenHint={hint}
          >
            <TextEditor
              {...{ label, value, text, rows, mentions, variables, described, ...state }}
              id={`${id}-text`}
              // Until hydration the textarea is the form control.
              name={isServer ? name : undefined}
              onChange={change}
            />
            {counterLimit !== undefined && (
              <CharacterCount typed={text} count={countComposed(text)} limit={counterLimit} />
            )}
          </FieldParts>,
        )}
      </LabelContext>
    </div>
  );
}

function useLimitHint(limit: number | undefined) {
  const formatMessage = useMessages();
  return limit === undefined ? undefined : formatMessage(nl.characterLimit, { limit });
}

interface FormControlProps {
  /** Id of the field. */
  id: string;
  name: string | undefined;
  value: string;
  isDisabled: boolean;
  ref: Ref<HTMLTextAreaElement>;
}

/** Control that the form submits. An `ErrorSummary`, for example, finds a field by its name and focuses it. */
const FormControl = ({ id, name, value, isDisabled, ref }: FormControlProps) => (
  <textarea
    ref={ref}
    id={`${id}-control`}
    className={hidden.root}
    name={name}
    value={value}
    readOnly
    disabled={isDisabled}
    aria-hidden="true"
    tabIndex={-1}
    onFocus={() => document.getElementById(`${id}-text`)?.focus()}
  />
);
