/** Matches text that a spreadsheet treats as a formula: https://owasp.org/www-community/attacks/CSV_Injection */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * Formats rows as CSV (RFC 4180), with every cell in quotation marks. Text that a spreadsheet would treat as a formula
 * gets an apostrophe in front, so that what a candidate or a colleague typed is never executed.
 * @param rows The first row has the column headers. Numbers have a decimal point.
 * @param separator Separator between cells. RFC 4180 uses a comma; Dutch Excel expects a semicolon.
 */
export const toCsv = (
  rows: readonly (readonly (string | number | undefined)[])[],
  separator: ',' | ';' = ',',
): string =>
  rows
    .map((cells) =>
      cells
        .map((cell = '') => {
          const isFormula = typeof cell === 'string' && formula.test(cell);
          return `"${isFormula ? "'" : ''}${String(cell).replaceAll('"', '""')}"`;
        })
        .join(separator),
    )
    .map((line) => `${line}\r\n`)
    .join('');

/** Downloads text as a CSV file. Its byte order mark makes Excel read it as UTF-8. */
export function download(csv: string, fileName: string): void {
  const href = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href, download: fileName }).click();
  // The browser has read the URL by then.
  setTimeout(() => URL.revokeObjectURL(href));
}
