import type { ReactNode, FormEvent } from 'react';
import { Button } from '../../components/Button/index.js';
import { Checkbox } from '../../components/Checkbox/index.js';
import { Form } from '../../components/Form/index.js';
import { PasswordField, type PasswordRule } from '../../components/PasswordField/index.js';
import { Stack } from '../../components/Stack/index.js';
import { TextField } from '../../components/TextField/index.js';
import { valuesOf, type FormValues } from '../../internal/form/values.js';
import type { RootProps } from '../../internal/root.js';

export interface RegisterFormProps extends RootProps<HTMLFormElement> {
  labels: Record<
    'name' | 'email' | 'company' | 'password' | 'confirmPassword' | 'submit' | 'pending',
    string
  >;
  /** More fields, after the company. Each has a `name`, under which `onSubmit` gets its value. */
  children?: ReactNode;
  /** Rules for the password. Each is ticked as soon as the typed password satisfies it. */
  passwordRules: readonly PasswordRule[];
  /** Terms that the visitor accepts, with links to the documents. */
  terms: ReactNode;
  /** Error messages by field name. A new object moves focus to the first invalid field. */
  errors?: Partial<Record<string, string>> | undefined;
  /** @default false */
  isPending?: boolean | undefined;
  onSubmit: (values: FormValues) => void;
  /** Called each time a control of the form receives focus. Preload the code for registering on the first call. */
  onFirstTouch?: (() => void) | undefined;
}

/** Registration form. */
export function RegisterForm({
  labels,
  children,
  passwordRules,
  terms,
  errors = {},
  isPending = false,
  onSubmit,
  onFirstTouch,
  ...root
}: RegisterFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(valuesOf(event.currentTarget));
  };
  return (
    <Form
      necessityIndicator="optional"
      errors={errors}
      isPending={isPending}
      onSubmit={submit}
      onFocus={onFirstTouch}
      {...root}
    >
      <Stack gap="l">
        <TextField name="name" label={labels.name} autoComplete="name" isRequired />
        <TextField name="email" type="email" label={labels.email} autoComplete="email" isRequired />
        <TextField name="company" label={labels.company} autoComplete="organization" />
        {children}
        <PasswordField
          name="password"
          label={labels.password}
          autoComplete="new-password"
          rules={passwordRules}
          isRequired
        />
        <PasswordField
          name="confirmPassword"
          label={labels.confirmPassword}
          autoComplete="new-password"
          isRequired
        />
        <Checkbox name="terms" isRequired>
          {terms}
        </Checkbox>
        <Button type="submit" size="large" isFullWidth>
          {isPending ? labels.pending : labels.submit}
        </Button>
      </Stack>
    </Form>
  );
}
