import { Button, Form, Stack, valuesOf, type FormValues } from '@heldermatch/ui';
import type { ReactNode } from 'react';

interface ShortFormProps {
  /** Fields of the form. */
  children?: ReactNode;
  /** Return value of `useForm`. */
  form: {
    errors?: Partial<Record<string, string>>;
    isPending: boolean;
    onSubmit: (values: FormValues, form: HTMLFormElement) => void;
    onFirstTouch: () => void;
  };
  labels: Record<'submit' | 'pending', string>;
  /** `critical` for a destructive action. */
  tone?: 'neutral' | 'critical';
}

/** Form with a few stacked fields. */
export function ShortForm({ children, form, labels, tone = 'neutral' }: ShortFormProps) {
  return (
    <Form
      necessityIndicator="optional"
      errors={form.errors}
      isPending={form.isPending}
      onFocus={form.onFirstTouch}
      onSubmit={(event) => {
        event.preventDefault();
        form.onSubmit(valuesOf(event.currentTarget), event.currentTarget);
      }}
    >
      <Stack gap="l">
        {children}
        <div>
          <Button type="submit" tone={tone}>
            {form.isPending ? labels.pending : labels.submit}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
