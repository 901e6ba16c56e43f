/**
 * What stands in a form, by the name of each field: its text as a form sends it, which is as typed but for a date and a
 * time, or whether its box is ticked.
 */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** Reads what stands in a form, for its `onSubmit`. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const textOf = ({ name, value }: HTMLInputElement | HTMLTextAreaElement) => {
    const sent = data.getAll(name).at(-1);
    // What is disabled is not sent, and a file is no text.
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

/** The text of a field as an action gets it, without white space at its ends; empty where there is none. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
