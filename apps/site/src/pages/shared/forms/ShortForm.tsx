import { Button, Form, Stack, valuesOf, type ButtonProps, type FormValues } from '@heldermatch/ui';
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
  /** Look of the submit button. */
  button?: Pick<ButtonProps, 'variant' | 'tone' | 'size' | 'isFullWidth'>;
}

/** Look of the only action on a page. */
export const largeButton = { size: 'large', isFullWidth: true } as const;

/** Form with a few stacked fields. */
export function ShortForm({ children, form, labels, button }: ShortFormProps) {
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
          <Button type="submit" {...button}>
            {form.isPending ? labels.pending : labels.submit}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
