import { CircleAlert } from 'lucide';
import { useId } from 'react';
import { controlOf } from '../../internal/form/controls.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import { Link } from '../Link/index.js';
import * as css from './ErrorSummary.css.js';

export interface ErrorSummaryProps extends RootProps {
  /** Error messages by the `name` of the field: the `errors` of the surrounding `Form`. */
  errors: Partial<Record<string, string>>;
}

/**
 * List of all errors above the fields of a long form, each with a link to its field. Use it inside a `Form`. Without
 * errors it renders nothing.
 */
export function ErrorSummary({ errors, ...root }: ErrorSummaryProps) {
  const formatMessage = useMessages();
  const titleId = useId();
  const entries = Object.entries(errors).filter(([, message]) => message !== undefined);
  if (entries.length === 0) return null;

  const focusField = (link: HTMLElement, name: string) => {
    const form = link.closest('form');
    if (form) controlOf(form, name)?.focus();
  };

  return (
    <section aria-labelledby={titleId} {...rootProps(root, css.root)}>
      <h2 id={titleId} className={css.title}>
        <Icon icon={CircleAlert} />
        {formatMessage(nl.errorSummary, { count: entries.length })}
      </h2>
      <ul className={css.list}>
        {entries.map(([name, message]) => (
          <li key={name}>
            <Link
              href={`#${name}`}
              variant="standalone"
              onClick={(event) => {
                event.preventDefault();
                focusField(event.currentTarget, name);
              }}
            >
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
