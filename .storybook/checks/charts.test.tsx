// Charts with the mouse of a real browser, and their errors. Play functions prove the keyboard.
import '@heldermatch/ui/reset.css';
import { BarChart } from '@heldermatch/ui';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  checkDates,
  checkSeries,
} from '../../packages/ui/src/components/internal/chart/checkSeries.ts';
import { draw } from './draw.ts';

const series = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `Bron ${index + 1}`, values: [1, 2] }));

test('the pointer can move from a bar to its value, across another bar', async () => {
  draw(
    <BarChart label="Bronnen" layout="stacked" categories={['jan', 'feb']} series={series(3)} />,
  );
  const bar = page.getByRole('img', { name: 'jan, Bron 3: 1' });
  await userEvent.hover(bar);
  const value = page.getByText('jan, Bron 3: 1', { exact: true });
  await expect.element(value).toBeVisible();
  const box = value.element().getBoundingClientRect();
  const other = page.getByRole('img', { name: 'jan, Bron 2: 1' }).element().getBoundingClientRect();
  expect(other.bottom).toBeGreaterThan(box.top);
  await userEvent.hover(value);
  await expect.element(value).toBeVisible();
  await userEvent.hover(page.getByText('Toon als tabel'));
  await expect.element(value).not.toBeInTheDocument();
});

test('more than six series throw an error', () => {
  expect(() => checkSeries('BarChart', series(6), ['jan', 'feb'])).not.toThrow();
  expect(() => checkSeries('BarChart', series(7), ['jan', 'feb'])).toThrow(
    'BarChart: 7 series, and readers can distinguish 6.',
  );
});

test('a series with another number of values than there are categories throws an error', () => {
  expect(() => checkSeries('BarChart', series(1), ['jan'])).toThrow(
    `BarChart: series 'Bron 1' has 2 values for 1 categories.`,
  );
});

test.for([
  ['2026-02-30', `'2026-02-30' is not a date`],
  ['maart', `'maart' is not a date`],
  ['2026-03-02T10:00', 'is not a date'],
  ['2026-03-01', `'2026-03-01' comes after '2026-03-02'`],
  ['2026-03-02', 'Dates are in ascending order'],
] as const)('%s after 2 March throws an error', ([date, message]) => {
  expect(() => checkDates('LineChart', ['2026-03-02', date])).toThrow(message);
});

test('dates in ascending order throw no error', () => {
  expect(() => checkDates('LineChart', ['2026-03-02', '2026-03-10'])).not.toThrow();
});
