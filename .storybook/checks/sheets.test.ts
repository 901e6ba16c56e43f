// What of a sheet is compared when a component that stands on it has changed its style.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { composeSheet, sourcesOf, withoutChangedOthers, type Box, type Row } from './sheets.ts';

const all = 60 * 40;
const place = { left: 20, top: 10, right: 30, bottom: 20 };
const button: Box = { classes: ['Button', 'Button_primary'], ...place };
const quietButton: Box = { classes: ['Button', 'Button_quiet'], ...place };

const rowsWith = (box: Box): Row[] => [
  { name: 'Default', isNarrow: false, pictures: [{ png: Buffer.of(), boxes: [box] }] },
];
const css: Record<string, string | undefined> = { Button: 'radius: 4', Card: 'padding: 8' };
const was = sourcesOf('components/Card', rowsWith(button), (component) => css[component]);

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
  const now = sourcesOf(name, rowsWith(is), (component) => ({ ...css, ...styles })[component]);
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

test('a component that is wider than what is kept of its picture reaches no other picture', async () => {
  const plain = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } }).png();
  const mark = await plain(20, 20, 'black').toBuffer();
  const png = await plain(300, 200, 'white')
    .composite([{ input: mark, left: 0, top: 0 }])
    .toBuffer();
  const wide: Box = { ...button, left: -5, top: 4.5, right: 300, bottom: 30 };
  const outside: Box = { ...button, left: 400, top: 0, right: 420, bottom: 20 };
  const pictures = [wide, outside].map((box) => ({ png, boxes: [box] }));
  const captions = await plain(40, 24, 'white').toBuffer();
  const { width, boxes } = await composeSheet(
    [{ name: 'Default', isNarrow: false, pictures }],
    () => Promise.resolve(captions),
  );
  // The mark and a margin of 16 px are kept of each, with a gap of 16 px around.
  expect(width).toBe(16 + 36 + 16 + 36 + 16);
  expect(boxes).toEqual([{ ...wide, left: 16, top: 44, right: 52, bottom: 70 }]);
});
