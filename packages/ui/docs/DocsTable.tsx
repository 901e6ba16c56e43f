import type { ComponentProps } from 'react';
import * as css from './docs.css.js';

interface DocsTableProps extends ComponentProps<'table'> {
  /** Titles of the columns, above children that are rows. */
  columns?: readonly string[];
}

/** Table on a documentation page. Scrolls horizontally in its own container when the page is too narrow. */
export const DocsTable = ({ columns, children, ...props }: DocsTableProps) => (
  <div className={css.scroll}>
    <table {...props}>
      {columns === undefined ? (
        children
      ) : (
        <>
          <thead>
            <tr>
              {columns.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </>
      )}
    </table>
  </div>
);
