import { Button, Form, Stack, valuesOf, type FormValues } from '@heldermatch/ui';
import type { ReactNode } from 'react';

interface ShortFormProps {
  /** Its fields. */
  children?: ReactNode;
  /** What `useForm` gives. */
  form: {
    errors?: Partial<Record<string, string>>;
    isPending: boolean;
    onSubmit: (values: FormValues, form: HTMLFormElement) => void;
    onFirstTouch: () => void;
  };
  labels: Record<'submit' | 'pending', string>;
  /** `critical` ends something. */
  tone?: 'neutral' | 'critical';
}

/** A form of a few fields under each other. */
export function ShortForm({ children, form, labels, tone = 'neutral' }: ShortFormProps) {
  return (
    <Form
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
