/** Direction of the Tab key. */
export type Direction = 'next' | 'previous';

/** Button of the next or previous `InlineEdit` in the same table or list. */
export function neighbourOf(button: HTMLElement, to: Direction): HTMLElement | undefined {
  const list = button.closest('table, dl, ul, ol, [role="grid"]');
  const all = [...(list?.querySelectorAll<HTMLElement>('[data-inline-edit]') ?? [])];
  const index = all.indexOf(button) + (to === 'next' ? 1 : -1);
  return all[index];
}
