// Controls that can receive focus within a field. Some fields submit through a hidden input, which can't.

const focusable = [
  'input:not([type="hidden"], :disabled)',
  'textarea:not(:disabled)',
  'button:not(:disabled)',
]
  .map((selector) => `${selector}:not([aria-hidden="true"] *)`)
  .join(', ');

/** Controls that the Tab key reaches, in reading order. */
export const tabStopsIn = (container: Element): readonly HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(focusable)].filter(({ tabIndex }) => tabIndex >= 0);

/** First focusable control of the first invalid field, in reading order. */
export const firstInvalid = (form: HTMLFormElement) =>
  form.querySelector('[data-invalid]:not([data-disabled])')?.querySelector<HTMLElement>(focusable);

/** First focusable control of the field with this name. */
export function controlOf(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const named = form.elements.namedItem(name);
  const element = named instanceof RadioNodeList ? named[0] : named;
  if (!(element instanceof HTMLElement)) return undefined;
  // A file input passes focus on.
  if (element.matches(`${focusable}, [type="file"]`)) return element;
  const field = element.closest(':is([data-rac], [data-invalid]):has(input, button)');
  return field?.querySelector<HTMLElement>(focusable) ?? element;
}
