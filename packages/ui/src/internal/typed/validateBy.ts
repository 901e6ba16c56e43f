type Validate<Value> = ((value: Value) => string | string[] | true | null | undefined) | undefined;

/** A rule of the app's own, and then those of the field. */
export const validateBy =
  <Value>(own: Validate<Value>, rule: (value: Value) => string | undefined) =>
  (value: Value): string | string[] | undefined => {
    // React Aria asks of no value too, whatever its types say.
    if (value === null) return undefined;
    const error = own?.(value);
    return error === undefined || error === null || error === true || error.length === 0
      ? rule(value)
      : error;
  };
