import { useState, type ReactNode } from 'react';
import { Form, type FormProps } from '../../../components/Form/index.js';
import { Stack } from '../../../components/Stack/index.js';
import { TextArea } from '../../../components/TextArea/index.js';
import * as nl from '../../../messages/nl.js';
import { useMessages } from '../../../messages/useMessages.js';
import { textIn } from '../../../internal/form/values.js';

interface ReasonFormProps extends Pick<FormProps, 'id'> {
  /**
   * Called with the reason and the form data. The form is pending until the promise settles. On rejection it reports
   * that nothing was saved, and keeps what was typed.
   */
  action: (reason: string, data: FormData) => void | Promise<void>;
  /** Height of the reason field, in lines. */
  rows: number;
  /** Other fields, above the reason. */
  children: ReactNode;
  /** Submit button below the reason. A submit button elsewhere refers to the form's `id`. */
  submit?: ReactNode;
}

/** Form for a decision that needs a reason: overruling a score or rejecting a candidate has to be explainable. */
export function ReasonForm({ id, action, rows, children, submit }: ReasonFormProps) {
  const formatMessage = useMessages();
  const [errors, setErrors] = useState<{ reason?: string }>({});
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
    <Form id={id} action={act} errors={errors}>
      <Stack>
        {children}
        <TextArea
          name="reason"
          label={formatMessage(nl.reason)}
          description={formatMessage(nl.reasonHint)}
          rows={rows}
          isRequired
        />
        {submit}
      </Stack>
    </Form>
  );
}
