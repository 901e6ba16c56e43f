import * as v from 'valibot';

type FormSchema = v.GenericSchema & { readonly entries: Readonly<Record<string, unknown>> };

/** Error messages by field: for each the first in the order of the specification. */
export type FieldErrors<Schema extends FormSchema> = Partial<
  Record<Extract<keyof v.InferInput<Schema>, string>, string>
>;

export type Validation<Schema extends FormSchema> =
  | { success: true; output: v.InferOutput<Schema> }
  | { success: false; firstMessage: string; errors: FieldErrors<Schema> };

/**
 * Validates unknown input against a form's schema. A field that is missing or of the wrong type gets the same Dutch
 * message as an empty one. `firstMessage` belongs to the first invalid field in the schema's order. Input that isn't an
 * object is treated as an empty form.
 */
export function validate<const Schema extends FormSchema>(
  schema: Schema,
  input: unknown,
): Validation<Schema> {
  const fields = Object.keys(schema.entries);
  const result = v.safeParse(schema, withEveryField(fields, input));
  if (result.success) return { success: true, output: result.output };

  const messages = new Map<string, string>();
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key);
    if (!messages.has(field)) messages.set(field, issue.message);
  }
  // In the schema's order, because a check across fields reports after all checks of single fields.
  const invalid = fields.filter((field) => messages.has(field));
  return {
    success: false,
    firstMessage: messages.get(invalid[0] ?? '') ?? '',
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are those of schema.entries
    errors: Object.fromEntries(
      invalid.map((field) => [field, messages.get(field)]),
    ) as FieldErrors<Schema>,
  };
}

/** Valibot has a built-in English message for a missing key, but none for an undefined value. */
function withEveryField(fields: readonly string[], input: unknown): Record<string, unknown> {
  const given: Partial<Record<string, unknown>> =
    typeof input === 'object' && input !== null ? { ...input } : {};
  return Object.fromEntries(fields.map((field) => [field, given[field]]));
}
