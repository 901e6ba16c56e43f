import { CircleAlert } from 'lucide';
import { use, type ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { FormContext } from '../../../internal/form/FormContext.js';
import * as nl from '../../../messages/nl.js';
import { useMessages } from '../../../messages/useMessages.js';
import { Icon } from '../../Icon/index.js';
import { VisuallyHidden } from '../../VisuallyHidden/index.js';
import * as hidden from '../../VisuallyHidden/VisuallyHidden.css.js';
import * as css from './field.css.js';

/** Props of every field, including fields with their label as `children`. */
export interface FieldMessageProps {
  /** Help text. Stays visible while the user types. */
  description?: ReactNode;
  /**
   * Error message: what is wrong and how to solve it. Shown while the field is invalid, instead of all other messages of
   * the field, including its own and those of a surrounding `Form`. Leave it out to keep those.
   */
  errorMessage?: string | undefined;
  /**
   * Hides the label and the mark after it visually. Use it where sighted users have another cue, as in a table cell or next
   * to a button with the same text.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
}

/** Props of a field with its label above it. */
export interface FieldProps extends FieldMessageProps {
  /** Label of the field. */
  label: string;
}

interface FieldPartsProps extends FieldMessageProps {
  label: string | undefined;
  /** Help text for screen readers, after the description. */
  hiddenHint?: string | undefined;
  isRequired?: boolean | undefined;
  /** Content after the label. */
  aside?: ReactNode;
  /** Content after the error message, in the same row where it fits. */
  below?: ReactNode;
  /**
   * Whether the label can have the mark of the form: a slider always has a value.
   * @default true
   */
  isMarked?: boolean;
  children: ReactNode;
}

/** Layout of a field: label, description, control and error message, from top to bottom. */
export function FieldParts({
  label,
  description,
  hiddenHint,
  errorMessage,
  isLabelHidden = false,
  isRequired = false,
  aside,
  below,
  isMarked = true,
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
        {label} {isMarked && <NecessityHint isRequired={isRequired} />}
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
      {below === undefined ? (
        <FieldMessage errorMessage={errorMessage} />
      ) : (
        <div className={css.messages}>
          <FieldMessage errorMessage={errorMessage} />
          {below}
        </div>
      )}
    </>
  );
}

/** Visual mark next to the label of the fields that the form marks. Screen readers get it from `aria-required`. */
export function NecessityHint({ isRequired }: { isRequired: boolean }) {
  const formatMessage = useMessages();
  const { necessityIndicator } = use(FormContext);
  if (isRequired !== (necessityIndicator === 'required')) return null;
  return (
    <span aria-hidden="true" className={css.hint}>
      {formatMessage(isRequired ? nl.required : nl.optional)}
    </span>
  );
}

/** Error message of a field. Has an icon, so that it doesn't depend on colour alone. */
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
