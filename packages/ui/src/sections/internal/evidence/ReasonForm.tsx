import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Form } from '../../../components/Form/index.js';
import { Stack } from '../../../components/Stack/index.js';
import { TextArea, type TextAreaProps } from '../../../components/TextArea/index.js';
import * as nl from '../../../messages/nl.js';
import { useMessages } from '../../../messages/useMessages.js';
import { textIn } from '../../../internal/form/values.js';
import * as css from './ReasonForm.css.js';

interface ReasonFormProps {
  /**
   * Called with the reason and the form data. The form is pending until the promise settles. On rejection it reports
   * that nothing was saved, and keeps what was typed.
   */
  action: (reason: string, data: FormData) => void | Promise<void>;
  /** Height of the reason field, in lines. */
  rows: number;
  /** Other fields, above the reason. */
  children?: ReactNode;
  /** Optional field after the reason, and next to it where the form has room. */
  optionalField?: ReactNode;
  /** Submit button, below the reason. */
  submit: ReactNode;
  /**
   * Whether the reason receives focus when the form appears.
   * @default false
   */
  autoFocus?: boolean;
}

/** Ctrl or ⌘ + Enter submits: Enter starts a new line. */
const submitOnShortcut: NonNullable<TextAreaProps['onKeyDown']> = (event) => {
  // React Aria stops every other key at this handler.
  event.continuePropagation();
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit();
};

/** Form for a decision that needs a reason: overruling a score or rejecting a candidate has to be explainable. */
export function ReasonForm({
  action,
  rows,
  children,
  optionalField,
  submit,
  autoFocus = false,
}: ReasonFormProps) {
  const formatMessage = useMessages();
  const [errors, setErrors] = useState<{ reason?: string }>({});
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);
  const act = async (data: FormData) => {
    const reason = textIn(data, 'reason');
    if (reason === '') return setErrors({ reason: formatMessage(nl.reasonNeeded) });
    setErrors({});
    try {
      return await action(reason, data);
    } catch {
      return setErrors({ reason: formatMessage(nl.reasonNotRecorded) });
    }
  };
  return (
    <Form
      action={act}
      errors={errors}
      necessityIndicator={optionalField === undefined ? 'required' : 'optional'}
    >
      <Stack>
        <div className={optionalField === undefined ? css.fields : css.row}>
          {children}
          <TextArea
            name="reason"
            label={formatMessage(nl.reason)}
            description={formatMessage(nl.reasonHint)}
            rows={rows}
            inputRef={field}
            onKeyDown={submitOnShortcut}
            isRequired
          />
          {optionalField}
        </div>
        {submit}
      </Stack>
    </Form>
  );
}
