/** Parsed value, or the reason why parsing failed. */
export type Reading<Value, Why extends string = string> = { value: Value } | { error: Why };

/** Formats a value as text and parses it, in the language of the page. */
export interface Notation<Value> {
  format: (value: Value) => string;
  /** Returns the value, or an error message for the user. */
  parse: (text: string) => Reading<Value>;
  /**
   * Returns the value that a form submits.
   * @default `toString` of the value
   */
  toFormValue?: (value: Value) => string;
  placeholder?: string;
  /** Screen reader alternative to the placeholder: an example. */
  hint?: string | undefined;
  /** On-screen keyboard of a phone. */
  inputMode: 'numeric' | 'decimal' | 'text';
}
