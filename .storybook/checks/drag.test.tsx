// Drag and drop in lists with the mouse of a real browser. Play functions prove the keyboard.
import '@heldermatch/ui/reset.css';
import { GridList, LocaleProvider, useDragAndDrop, type DragAndDropHooks } from '@heldermatch/ui';
import { useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

function draw(element: ReactElement) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(element);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
}

interface ListProps {
  ids: readonly string[];
  dragAndDropHooks: DragAndDropHooks;
}

const labelOf = (id: string) => `Kandidaat ${id}`;
const row = (id: string) => page.getByRole('row', { name: new RegExp(`^${labelOf(id)}`) });

const itemsOf = (ids: readonly string[]) => ids.map((id) => ({ id, label: labelOf(id) }));

const lists = [
  [
    'GridList',
    ({ ids, ...props }: ListProps) => <GridList label="Lijst" items={itemsOf(ids)} {...props} />,
  ],
  [
    'GridList of links',
    ({ ids, ...props }: ListProps) => (
      <GridList
        label="Lijst"
        items={itemsOf(ids).map((item) => ({ ...item, href: '#cv' }))}
        {...props}
      />
    ),
  ],
] as const;

function Reordered({ List }: { List: (props: ListProps) => ReactElement }) {
  const [ids, setIds] = useState<readonly string[]>(['a', 'b', 'c']);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': labelOf(String(key)) })),
    onReorder: ({ keys, target }) => {
      const kept = ids.filter((id) => !keys.has(id));
      const at = kept.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      setIds(kept.toSpliced(at, 0, ...ids.filter((id) => keys.has(id))));
    },
  });
  return <List ids={ids} dragAndDropHooks={dragAndDropHooks} />;
}

const order = () =>
  page
    .getByRole('row', { name: /^Kandidaat/ })
    .elements()
    .map(({ textContent }) => textContent?.match(/Kandidaat (\w)/)?.[1]);

test.each(lists)('%s: a row is dragged to another place', async (_, List) => {
  draw(<Reordered List={List} />);
  await expect.element(row('a')).toBeVisible();
  await userEvent.dragAndDrop(row('a'), row('c'), { targetPosition: { x: 60, y: 40 } });
  await expect.poll(order).toEqual(['b', 'c', 'a']);
  await userEvent.dragAndDrop(row('c'), row('b'), { targetPosition: { x: 60, y: 4 } });
  await expect.poll(order).toEqual(['c', 'b', 'a']);
});

test.each([
  ['nl-NL', 'Kandidaat a slepen'],
  ['en-GB', 'Drag Kandidaat a'],
])('in %s the handle has its name in that language', async (locale, name) => {
  const [[, List]] = lists;
  draw(
    <LocaleProvider locale={locale}>
      <Reordered List={List} />
    </LocaleProvider>,
  );
  await expect.element(page.getByRole('button', { name })).toBeInTheDocument();
});
