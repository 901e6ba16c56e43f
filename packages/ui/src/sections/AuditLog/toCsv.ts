/** What a spreadsheet takes for a formula: https://owasp.org/www-community/attacks/CSV_Injection */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * Writes rows as CSV: RFC 4180, each cell between quotation marks. Words that a spreadsheet would take for a formula
 * get an apostrophe before them, so that what a candidate or a colleague typed is never carried out.
 * @param rows The first holds the names of the columns. Numbers are written with a point.
 * @param separator What stands between cells. RFC 4180 has a comma; Excel in Dutch opens a file with semicolons.
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

/** Hands a file to the browser to keep. Excel knows by its first character that it is UTF-8. */
export function download(csv: string, fileName: string): void {
  const href = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href, download: fileName }).click();
  // The browser has read the address by then.
  setTimeout(() => URL.revokeObjectURL(href));
}
