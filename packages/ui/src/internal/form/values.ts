/** What stands in a form: text as typed, boxes as booleans. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

export const isTicked = (data: FormData, name: string): boolean => data.has(name);
