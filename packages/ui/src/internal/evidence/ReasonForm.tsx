import { useState, type ReactNode } from 'react';
import { Form, type FormProps } from '../../components/Form/index.js';
import { Stack } from '../../components/Stack/index.js';
import { TextArea } from '../../components/TextArea/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { textIn } from '../form/values.js';

interface ReasonFormProps extends Pick<FormProps, 'id'> {
  /**
   * Is told what a human did and why. While a promise runs, the form waits. If it is rejected, the form says that nothing
   * was kept, and still has what was typed.
   */
  action: (reason: string, data: FormData) => void | Promise<void>;
  /** How many lines of the reason are in view. */
  rows: number;
  /** What else is asked, above the reason. */
  children: ReactNode;
  /** Below it; a button that stands elsewhere has the `id`. */
  submit?: ReactNode;
}

/** What a human does against a score or a candidate needs a reason: it can be asked for. */
export function ReasonForm({ id, action, rows, children, submit }: ReasonFormProps) {
  const say = useMessages();
  const [errors, setErrors] = useState<{ reason?: string }>({});
  const act = async (data: FormData) => {
    const reason = textIn(data, 'reason');
    if (reason === '') return setErrors({ reason: say(nl.reasonNeeded) });
    setErrors({});
    try {
      return await action(reason, data);
    } catch {
      return setErrors({ reason: say(nl.notKept) });
    }
  };
  return (
    <Form id={id} action={act} errors={errors}>
      <Stack>
        {children}
        <TextArea
          name="reason"
          label={say(nl.reason)}
          description={say(nl.reasonKept)}
          rows={rows}
          isRequired
        />
        {submit}
      </Stack>
    </Form>
  );
}
