import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../../components/Icon/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import * as hidden from '../../components/VisuallyHidden/VisuallyHidden.css.js';
import * as css from './field.css.js';

/** What every field takes, one that has its label as `children` too. */
export interface FieldMessageProps {
  /** Help that stays while the user types. */
  description?: ReactNode;
  /** What is wrong and what to do. Shown while the field is invalid; a surrounding `Form` can set it by name. */
  errorMessage?: string | undefined;
  /**
   * The label is only heard, and '(verplicht)' with it: for where sight has another cue, as in a cell of a table or
   * beside a button that says it.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
}

/** What a field takes that has its label above it. */
export interface FieldProps extends FieldMessageProps {
  /** The name of what is asked for. */
  label: string;
}

interface FieldPartsProps extends FieldMessageProps {
  label: string | undefined;
  /** Help for who can't see, after the description. */
  hiddenHint?: string | undefined;
  isRequired?: boolean | undefined;
  /** What stands behind the label. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The label above a control, the description between them and the error below. */
export function FieldParts({
  label,
  description,
  hiddenHint,
  errorMessage,
  isLabelHidden = false,
  isRequired = false,
  aside,
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
      <Label className={isLabelHidden ? hidden.root : css.label}>
        {label} {isRequired && <RequiredHint />}
      </Label>
      {aside}
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
      {({ validationErrors }) => {
        const words = errorMessage ?? validationErrors.join(' ');
        return words === '' ? null : (
          <>
            <Icon icon={CircleAlert} />
            <span>{words}</span>
          </>
        );
      }}
    </FieldError>
  );
}
