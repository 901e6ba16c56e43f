type Validate<Value> = ((value: Value) => string | string[] | true | null | undefined) | undefined;

/** Combines the app's own validation rule with the field's. The app's rule runs first. */
export const validateBy =
  <Value>(own: Validate<Value>, rule: (value: Value) => string | undefined) =>
  (value: Value): string | string[] | undefined => {
    // React Aria also validates `null`, whatever its types state.
    if (value === null) return undefined;
    const error = own?.(value);
    return error === undefined || error === null || error === true || error.length === 0
      ? rule(value)
      : error;
  };
