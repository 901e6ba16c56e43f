// What `toCsv` writes is read back as it was, and is no formula to a spreadsheet.
import { expect, test } from 'vitest';
import { toCsv } from '../../packages/ui/src/sections/AuditLog/toCsv.ts';

/** Reads a file as RFC 4180 has it, with each cell between quotation marks. */
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

test.for([',', ';'] as const)('cells between %s are read back', (separator) => {
  const rows = [
    ['Wie', 'Reden', 'Leeg'],
    ['Noor', 'Zei: "nee, dank u"; twee\r\nregels', ''],
    ['Sámi', '’s Ochtends', '12'],
  ];
  const csv = toCsv(rows, separator);
  expect(csv.endsWith('\r\n')).toBe(true);
  expect(read(csv, separator)).toEqual(rows);
});

test('a number is written with a point, and what is not there as nothing', () => {
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
])('%j is no formula', (words) => {
  expect(read(toCsv([[words]]), ',')[0]?.[0]).toBe(`'${words}`);
});

test('other words get nothing before them', () => {
  expect(toCsv([["'t Is 1 = 1", '5 - 3', 'e-mail']])).toBe('"\'t Is 1 = 1","5 - 3","e-mail"\r\n');
});
