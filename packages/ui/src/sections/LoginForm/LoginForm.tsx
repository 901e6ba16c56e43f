import type { FormEvent } from 'react';
import { Button } from '../../components/Button/index.js';
import { Checkbox } from '../../components/Checkbox/index.js';
import { Form } from '../../components/Form/index.js';
import { Inline } from '../../components/Inline/index.js';
import { Link } from '../../components/Link/index.js';
import { PasswordField } from '../../components/PasswordField/index.js';
import { Stack } from '../../components/Stack/index.js';
import { TextField } from '../../components/TextField/index.js';
import { textOf } from '../../internal/form/values.js';

export interface LoginFormValues {
  email: string;
  password: string;
}

export interface LoginFormProps {
  labels: Record<
    'email' | 'password' | 'rememberMe' | 'forgotPassword' | 'submit' | 'pending',
    string
  >;
  /** Where a forgotten password is reset. Left out, the link leads nowhere. */
  forgotPasswordHref?: string;
  /** Wrong fields, by name. A new object moves the focus to the first of them. */
  errors?: Partial<Record<keyof LoginFormValues, string>>;
  /** @default false */
  isPending?: boolean;
  onSubmit: (values: LoginFormValues) => void;
  /** Called when the form is touched: time to fetch what signing in needs. */
  onFirstTouch?: () => void;
}

/** E-mail address and password. The 'remember me' box has no effect: the session is always kept. */
export function LoginForm({
  labels,
  forgotPasswordHref,
  errors = {},
  isPending = false,
  onSubmit,
  onFirstTouch,
}: LoginFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSubmit({ email: textOf(data, 'email'), password: textOf(data, 'password') });
  };
  return (
    <Form errors={errors} onSubmit={submit} onFocus={onFirstTouch}>
      <Stack gap="l">
        <TextField
          name="email"
          type="email"
          label={labels.email}
          autoComplete="email"
          isRequired
          isReadOnly={isPending}
        />
        <PasswordField
          name="password"
          label={labels.password}
          autoComplete="current-password"
          isRequired
          isReadOnly={isPending}
        />
        <Inline justify="between">
          <Checkbox name="remember-me" isReadOnly={isPending}>
            {labels.rememberMe}
          </Checkbox>
          <Link href={forgotPasswordHref} variant="standalone">
            {labels.forgotPassword}
          </Link>
        </Inline>
        <Button type="submit" size="large" isPending={isPending} isFullWidth>
          {isPending ? labels.pending : labels.submit}
        </Button>
      </Stack>
    </Form>
  );
}
