import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './SearchForm.css.js';

export interface SearchFormProps extends RootProps<HTMLFormElement> {
  /** Path of the results page. The query is appended as the parameter `q`. */
  target: string;
  /**
   * Accessible name of the field and the landmark. It must be unique if a page has two search forms.
   * @default 'Zoeken'
   */
  label?: string | undefined;
  /**
   * Hides the label visually, where the button has the same text.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  placeholder?: string | undefined;
  /**
   * Current query. A new one replaces the text in the field, unless the visitor has changed it.
   * @default ''
   */
  query?: string | undefined;
  /** Called with the trimmed query before navigation. It is never called with an empty query. */
  onSearch?: ((query: string) => void) | undefined;
  /**
   * Size of the field and the button.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | undefined;
}

/**
 * Site search: a plain form with `method="get"`, so it works before and without JavaScript and its results have a URL.
 * An app may turn its submit into a client-side navigation.
 */
export function SearchForm({
  target,
  label,
  isLabelHidden = false,
  placeholder,
  query = '',
  onSearch,
  size = 'medium',
  ...root
}: SearchFormProps) {
  const formatMessage = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  useEffect(() => {
    const field = input.current;
    if (field !== null && field.value === shown.current) field.value = query;
    shown.current = query;
  }, [query]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const field = input.current;
    if (field === null) return;
    field.value = field.value.trim();
    if (field.value === '') event.preventDefault();
    else onSearch?.(field.value);
  };
  const text = <span id={id}>{label ?? formatMessage(nl.search)}</span>;
  return (
    <form
      role="search"
      action={target}
      aria-labelledby={id}
      onSubmit={submit}
      {...rootProps(root, css.root, css.size[size])}
    >
      <label className={css.label}>
        {isLabelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={placeholder}
          className={`${css.input} ${css.controlSize[size]}`}
        />
      </label>
      <button
        type="submit"
        className={`${css.button} ${css.emphasis[size]} ${css.controlSize[size]}`}
      >
        {formatMessage(nl.search)}
      </button>
    </form>
  );
}
