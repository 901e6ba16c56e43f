/** Sets the value with the native setter, without notifying React. */
function setNativeValue(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
}

/**
 * Notifies React of values entered before hydration. Hydration keeps them, but the first re-render would restore the
 * initial values.
 */
export function adoptEarlyInput(form: HTMLFormElement): void {
  for (const element of form.elements) {
    // A script can't set the file of an input.
    if (element instanceof HTMLInputElement && element.type === 'file') continue;
    if (element instanceof HTMLInputElement && element.type === 'checkbox') {
      if (element.checked === element.defaultChecked) continue;
      element.checked = element.defaultChecked;
      element.click();
    } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      const typed = element.value;
      if (typed === element.defaultValue) continue;
      element.value = element.defaultValue;
      setNativeValue(element, typed);
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}
