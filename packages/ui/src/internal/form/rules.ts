/** Props of a field that may be required. */
export interface RequiredProps {
  /**
   * Marks the field as required, visually and for screen readers. It checks nothing: reject an empty value on submit.
   * @default false
   */
  isRequired?: boolean | undefined;
}

/** Props of a field with an extra validation rule. */
interface Rules<Value> extends RequiredProps {
  /**
   * Extra validation rule: returns error messages for a value. They are shown while the value is invalid, including
   * before the first change and during typing, and don't block submission. To validate on submit, pass `errors` to
   * `Form`.
   */
  // As a method, its type is documented with the component's own type of value.
  // oxlint-disable-next-line typescript/method-signature-style -- see above
  validate?(value: Value): string | string[] | true | null | undefined;
}

export type RuleProps<Value> = { [Name in keyof Rules<Value>]: Rules<Value>[Name] | undefined };
