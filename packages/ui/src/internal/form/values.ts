/**
 * Values of a form by field name: the text that it submits, or whether a checkbox is ticked. Parsed values, such as
 * dates, times and numbers, are in their submitted format; all other text is as typed. In jsdom, which has no
 * `formdata` event, those are as displayed.
 */
export type FormValues = Readonly<Record<string, string | boolean>>;

/**
 * Reads the current values of a form, for its `onSubmit`: those of inputs and text areas. Use `FormData` for a `Select`,
 * for several values with one name, and for files.
 */
export function valuesOf(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const textOf = ({ name, value }: HTMLInputElement | HTMLTextAreaElement) => {
    const sent = data.getAll(name).at(-1);
    // Disabled fields aren't submitted, and a file has no text.
    return typeof sent === 'string' ? sent : value;
  };
  const fields = Array.from(form.elements).filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
  return Object.fromEntries(
    fields
      .filter(({ name }) => name !== '')
      .map((field) => [
        field.name,
        field instanceof HTMLInputElement && field.type === 'checkbox'
          ? field.checked
          : textOf(field),
      ]),
  );
}

/** Trimmed text of a field in submitted form data. Empty if there is no such field. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
