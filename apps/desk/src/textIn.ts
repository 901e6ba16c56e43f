/** Value of a form's text field, without spaces around it; '' if the form has no such field. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
