/** Lets the browser save a file. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser has read the URL by then.
  setTimeout(() => URL.revokeObjectURL(href));
}

/** Lets the browser save a value as JSON. */
export const saveJson = (name: string, value: unknown): void =>
  saveFile(name, new Blob([JSON.stringify(value, undefined, 2)], { type: 'application/json' }));
