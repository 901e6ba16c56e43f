// Output of `toCsv` can be read back, and contains no formula for a spreadsheet.
import { expect, test } from 'vitest';
import { toCsv } from '../../packages/ui/src/sections/AuditLog/toCsv.ts';

/** Parses a file by RFC 4180, with every cell in quotation marks. */
const read = (csv: string, separator: string) =>
  csv
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .slice(0, -1)
    .map((line) =>
      line
        .slice(1, -1)
        .split(`"${separator}"`)
        .map((cell) => cell.replaceAll('""', '"')),
    );

test.for([',', ';'] as const)('cells separated by %s can be read back', (separator) => {
  const rows = [
    ['Wie', 'Reden', 'Leeg'],
    ['Noor', 'Zei: "nee, dank u"; twee\r\nregels', ''],
    ['Sámi', '’s Ochtends', '12'],
  ];
  const csv = toCsv(rows, separator);
  expect(csv.endsWith('\r\n')).toBe(true);
  expect(read(csv, separator)).toEqual(rows);
});

test('a number has a decimal point, and a missing value is empty', () => {
  expect(toCsv([[87.5, -3, undefined]])).toBe('"87.5","-3",""\r\n');
});

test.for([
  '=1+1',
  '+31 20',
  '-1',
  '@SUM(A1)',
  '  =1+1',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  '=HYPERLINK("https://voorbeeld.nl")',
])('%j is escaped, so that it is no formula', (words) => {
  expect(read(toCsv([[words]]), ',')[0]?.[0]).toBe(`'${words}`);
});

test('other text is unchanged', () => {
  expect(toCsv([["'t Is 1 = 1", '5 - 3', 'e-mail']])).toBe('"\'t Is 1 = 1","5 - 3","e-mail"\r\n');
});
