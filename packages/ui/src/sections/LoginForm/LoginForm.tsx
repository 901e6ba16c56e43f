import type { FormEvent } from 'react';
import { Button } from '../../components/Button/index.js';
import { Checkbox } from '../../components/Checkbox/index.js';
import { Form } from '../../components/Form/index.js';
import { Inline } from '../../components/Inline/index.js';
import { Link } from '../../components/Link/index.js';
import { PasswordField } from '../../components/PasswordField/index.js';
import { Stack } from '../../components/Stack/index.js';
import { TextField } from '../../components/TextField/index.js';
import { valuesOf, type FormValues } from '../../internal/form/values.js';
import type { RootProps } from '../../internal/root.js';

export interface LoginFormProps extends RootProps<HTMLFormElement> {
  labels: Record<
    'email' | 'password' | 'rememberMe' | 'forgotPassword' | 'submit' | 'pending',
    string
  >;
  /** Link to the page that resets a forgotten password. */
  forgotPasswordHref: string;
  /** Error messages by field name. A new object moves focus to the first invalid field. */
  errors?: Partial<Record<string, string>> | undefined;
  /** @default false */
  isPending?: boolean | undefined;
  onSubmit: (values: FormValues) => void;
  /** Called each time a control of the form receives focus. Preload the code for signing in on the first call. */
  onFirstTouch?: (() => void) | undefined;
}

/** Login form with email address, password and a checkbox to stay signed in, ticked initially. */
export function LoginForm({
  labels,
  forgotPasswordHref,
  errors = {},
  isPending = false,
  onSubmit,
  onFirstTouch,
  ...root
}: LoginFormProps) {
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
        <TextField name="email" type="email" label={labels.email} autoComplete="email" isRequired />
        <PasswordField
          name="password"
          label={labels.password}
          autoComplete="current-password"
          isRequired
        />
        <Inline justify="between">
          <Checkbox name="rememberMe" defaultSelected>
            {labels.rememberMe}
          </Checkbox>
          <Link href={forgotPasswordHref} variant="standalone">
            {labels.forgotPassword}
          </Link>
        </Inline>
        <Button type="submit" size="large" isFullWidth>
          {isPending ? labels.pending : labels.submit}
        </Button>
      </Stack>
    </Form>
  );
}
