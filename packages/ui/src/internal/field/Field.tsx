import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../../components/Icon/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import * as css from './field.css.js';

/** What every field takes. */
export interface FieldProps {
  /** The name of what is asked for. */
  label: string;
  /** Help that stays while the user types. */
  description?: ReactNode;
  /** What is wrong and what to do. Shown while the field is invalid; a surrounding `Form` can set it by name. */
  errorMessage?: string;
}

interface FieldPartsProps extends FieldProps {
  /** Help for who can't see, after the description. */
  hiddenHint?: string | undefined;
  isRequired?: boolean | undefined;
  children: ReactNode;
}

/** The label above a control, the description between them and the error below. */
export function FieldParts({
  label,
  description,
  hiddenHint,
  errorMessage,
  isRequired = false,
  children,
}: FieldPartsProps) {
  const hint = hiddenHint !== undefined && (
    <VisuallyHidden>
      {description === undefined ? (
        <Text slot="description">{hiddenHint}</Text>
      ) : (
        `\u00A0${hiddenHint}`
      )}
    </VisuallyHidden>
  );
  return (
    <>
      <Label className={css.label}>
        {label} {isRequired && <RequiredHint />}
      </Label>
      {description === undefined ? (
        hint
      ) : (
        <Text slot="description" className={css.description}>
          {description}
          {hint}
        </Text>
      )}
      {children}
      <FieldMessage errorMessage={errorMessage} />
    </>
  );
}

/** Seen beside a label; screen readers hear it from `aria-required`. */
export function RequiredHint() {
  const say = useMessages();
  return (
    <span aria-hidden="true" className={css.hint}>
      {say(nl.required)}
    </span>
  );
}

/** What is wrong with a field, with an icon: not by colour alone. */
export function FieldMessage({ errorMessage }: { errorMessage?: string | undefined }) {
  return (
    <FieldError className={css.error}>
      {({ validationErrors }) => (
        <>
          <Icon icon={CircleAlert} />
          <span>{errorMessage ?? validationErrors.join(' ')}</span>
        </>
      )}
    </FieldError>
  );
}
