// What of a sheet is compared when a component that stands on it has changed its style.
import { expect, test } from 'vitest';
import { sourcesOf, withoutChangedOthers, type Box, type Row } from './sheets.ts';

const all = 60 * 40;
const place = { left: 20, top: 10, right: 30, bottom: 20 };
const button: Box = { classes: ['Button', 'Button_primary'], ...place };
const quietButton: Box = { classes: ['Button', 'Button_quiet'], ...place };

const rowsWith = (box: Box): Row[] => [
  { name: 'Default', isNarrow: false, pictures: [{ png: Buffer.of(), boxes: [box] }] },
];
const css = new Map([
  ['Button', 'radius: 4'],
  ['Card', 'padding: 8'],
]);
const was = sourcesOf('components/Card', rowsWith(button), css);

interface Change {
  /** Of the sheet. */
  name?: string;
  /** What stands on it now. */
  is?: Box;
  /** What the CSS of components is now. */
  styles?: Record<string, string>;
  /** Of the sheet that was kept. */
  height?: number;
}

/** How many of 60 x 40 pixels still differ where all do, after something else has changed too. */
function countLeft({ name = 'components/Card', is = button, styles = {}, height = 40 }: Change) {
  const now = sourcesOf(name, rowsWith(is), new Map([...css, ...Object.entries(styles)]));
  const before = { width: 60, height, data: Buffer.alloc(60 * height * 3, 0) };
  const data = Buffer.alloc(all * 3, 255);
  const sheet = { width: 60, height: 40, data, boxes: [is] };
  const left = withoutChangedOthers(name, before, sheet, was, now);
  return left.data.filter((level) => level === 255).length / 3;
}

test('the place of a component whose style has changed is left out, with what it casts around', () => {
  expect(countLeft({ styles: { Button: 'radius: 8' } })).toBe(all - (10 + 16) * (10 + 16));
});

test.each<[string, Change]>([
  ['nothing has changed', {}],
  ['only its own style has', { styles: { Card: 'padding: 9' } }],
  ['its own style has too', { styles: { Button: 'radius: 8', Card: 'padding: 9' } }],
  ['another component has', { styles: { Badge: 'radius: 8' } }],
  ['it holds another variant', { styles: { Button: 'radius: 8' }, is: quietButton }],
  ['it is of the component itself', { name: 'components/Button', styles: { Button: 'radius: 8' } }],
  ['it has another size', { styles: { Button: 'radius: 8' }, height: 41 }],
])('all of a sheet is compared when %s', (_why, change) => {
  expect(countLeft(change)).toBe(all);
});
