/** Sets a property as the browser does, unnoticed by React. */
function setUnnoticed(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
}

/**
 * Tells React about what was typed and ticked before it listened. Hydration keeps it on the screen,
 * but the first rendering after it would put the initial values back.
 */
export function adoptEarlyInput(form: HTMLFormElement): void {
  for (const element of form.elements) {
    // A chosen file can't be set by a page.
    if (element instanceof HTMLInputElement && element.type === 'file') continue;
    if (element instanceof HTMLInputElement && element.type === 'checkbox') {
      if (element.checked === element.defaultChecked) continue;
      element.checked = element.defaultChecked;
      element.click();
    } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      const typed = element.value;
      if (typed === element.defaultValue) continue;
      element.value = element.defaultValue;
      setUnnoticed(element, typed);
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}
