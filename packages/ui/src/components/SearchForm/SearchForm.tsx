import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './SearchForm.css.js';

export interface SearchFormProps extends RootProps<HTMLFormElement> {
  /** The path of the page with the results. The words go there as `q` in its address. */
  target: string;
  /**
   * Names the field and the landmark: on a page with two of them, each has a name of its own.
   * @default 'Zoeken'
   */
  label?: string | undefined;
  /**
   * The label is only heard: the button says the same.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  placeholder?: string | undefined;
  /**
   * What is searched for. Another one replaces what stands in the field, unless the visitor has changed that.
   * @default ''
   */
  query?: string | undefined;
  /** Called with the trimmed words, never with empty ones, before the browser goes to `target`. */
  onSearch?: ((query: string) => void) | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | undefined;
}

/**
 * Searches the site: a plain form with `method="get"`, so that it works before and without JavaScript and its
 * results have an address. An app may make its submit a client-side navigation, as with a link.
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
  const say = useMessages();
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
  const text = <span id={id}>{label ?? say(nl.search)}</span>;
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
      <button type="submit" className={`${css.button} ${css.controlSize[size]}`}>
        {say(nl.search)}
      </button>
    </form>
  );
}
