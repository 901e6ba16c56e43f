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
  /** Consent statement. */
  consent: ReactNode;
  /** Standalone link to more about the consent. */
  consentDescription?: ReactNode;
  /** Maximum number of characters in a message. Shown as a counter, never enforced while typing. */
  messageLimit: number;
  /** Counts the characters of a message in the same way as its validation. */
  countCharacters: (text: string) => number;
  /** Error messages by field name. A new object moves focus to the first invalid field. */
  errors?: Partial<Record<string, string>> | undefined;
  /** @default false */
  isPending?: boolean | undefined;
  /**
   * Called with all values on submit. `website` is the value of a honeypot field that only bots fill in: treat a
   * message with that value as spam.
   */
  onSubmit: (values: FormValues) => void;
  /** Called with all values on every change. */
  onChange?: ((values: FormValues) => void) | undefined;
  /** Called each time a control of the form receives focus. Preload the code for submitting on the first call. */
  onFirstTouch?: (() => void) | undefined;
}

/** Name of the honeypot field in the DOM. No browser autofill recognises it, so it is never filled in for a person. */
const TRAP = 'subject-line';

function valuesWithTrap(form: HTMLFormElement): FormValues {
  const { [TRAP]: website = '', ...values } = valuesOf(form);
  return { ...values, website };
}

/** Contact form with name, email address, company, message and consent. Keeps what was typed until it has been sent. */
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
      necessityIndicator="optional"
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
