import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../components/Button/index.js';
import { Checkbox } from '../../components/Checkbox/index.js';
import { Form } from '../../components/Form/index.js';
import { Stack } from '../../components/Stack/index.js';
import { TextArea } from '../../components/TextArea/index.js';
import { TextField } from '../../components/TextField/index.js';
import { valuesOf, type FormValues } from '../../internal/form/values.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './ContactForm.css.js';

export interface ContactFormProps extends RootProps<HTMLFormElement> {
  labels: Record<'name' | 'email' | 'company' | 'message' | 'submit' | 'pending', string>;
  /** What the visitor agrees to. */
  consent: ReactNode;
  /** Where to read more about it: a standalone link. */
  consentDescription?: ReactNode;
  /** Most characters in a message; shown as a counter, never enforced while typing. */
  messageLimit: number;
  /** Counts the characters of a message as its validation does. */
  countCharacters: (text: string) => number;
  /** Wrong fields, by name. A new object moves the focus to the first of them. */
  errors?: Partial<Record<string, string>> | undefined;
  /** @default false */
  isPending?: boolean | undefined;
  /**
   * Called with all values when the form is sent. `website` is that of a field which people don't see and programs
   * fill in: keep a message in which it is filled apart.
   */
  onSubmit: (values: FormValues) => void;
  /** Called with all values whenever a text is changed. */
  onChange?: ((values: FormValues) => void) | undefined;
  /** Called when the form is first touched: time to fetch what sending needs. */
  onFirstTouch?: (() => void) | undefined;
}

/** The trap's name in the document: no autofill knows it, which would fill it in for a person. */
const TRAP = 'subject-line';

function valuesWithTrap(form: HTMLFormElement): FormValues {
  const { [TRAP]: website = '', ...values } = valuesOf(form);
  return { ...values, website };
}

/** Name, e-mail address, company, message and consent. What was typed stays until it has been sent. */
export function ContactForm({
  labels,
  consent,
  consentDescription,
  messageLimit,
  countCharacters,
  errors = {},
  isPending = false,
  onSubmit,
  onChange,
  onFirstTouch,
  ...root
}: ContactFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(valuesWithTrap(event.currentTarget));
  };
  const change = (event: FormEvent<HTMLFormElement>) =>
    onChange?.(valuesWithTrap(event.currentTarget));
  return (
    <Form
      errors={errors}
      isPending={isPending}
      onSubmit={submit}
      onChange={change}
      onFocus={onFirstTouch}
      {...root}
    >
      <Stack gap="l">
        <TextField name="name" label={labels.name} autoComplete="name" isRequired />
        <TextField name="email" type="email" label={labels.email} autoComplete="email" isRequired />
        <TextField name="company" label={labels.company} autoComplete="organization" />
        <TextArea
          name="message"
          label={labels.message}
          counterLimit={messageLimit}
          countCharacters={countCharacters}
          isRequired
        />
        <div className={css.trap} aria-hidden="true">
          <input name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <Checkbox name="consent" description={consentDescription} isRequired>
          {consent}
        </Checkbox>
        <div>
          <Button type="submit" size="large">
            {isPending ? labels.pending : labels.submit}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
