// Where the focus goes in a field, whatever it is made of: some hold what they send in an input that can't have it.

const focusable = [
  'input:not([type="hidden"], :disabled)',
  'textarea:not(:disabled)',
  'button:not(:disabled)',
]
  .map((selector) => `${selector}:not([aria-hidden="true"] *)`)
  .join(', ');

/** The first control of the first field, in reading order, that is marked as invalid. */
export const firstInvalid = (form: HTMLFormElement) =>
  form.querySelector('[data-invalid]:not([data-disabled])')?.querySelector<HTMLElement>(focusable);

/** The first control of the field of this name. */
export function controlOf(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const named = form.elements.namedItem(name);
  const element = named instanceof RadioNodeList ? named[0] : named;
  if (!(element instanceof HTMLElement)) return undefined;
  // An input for files hands the focus on.
  if (element.matches(`${focusable}, [type="file"]`)) return element;
  const field = element.closest(':is([data-rac], [data-invalid]):has(input, button)');
  return field?.querySelector<HTMLElement>(focusable) ?? element;
}
