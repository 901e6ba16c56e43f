/** What a typed text says, or why it says nothing. */
export type Reading<Value, Why extends string = string> = { value: Value } | { why: Why };

/** How a value is written as text, and read from it, in the language of the page. */
export interface Notation<Value> {
  write: (value: Value) => string;
  /** The value, or what to tell who typed it. */
  read: (text: string) => Reading<Value>;
  /** Stands in the empty field. */
  placeholder?: string;
  /** The same for who can't see, as an example. */
  hint?: string | undefined;
  /** A phone's keys for it. */
  inputMode: 'numeric' | 'decimal' | 'text';
}
