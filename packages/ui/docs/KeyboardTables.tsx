import { Fragment } from 'react';
import { DocsTable } from './DocsTable.js';

const pages = import.meta.glob<string>('../src/**/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const cells = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));

/** Rows of the 'Toetsenbord' tables on all component pages. */
const keyboards = Object.entries(pages).flatMap(([path, text]) => {
  const [, group, name = ''] = /src\/(components|sections)\/(.*)\//.exec(path) ?? [];
  const [, section = ''] = text.split('\n## Toetsenbord\n');
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  if (rows.length === 0) return [];
  const title = group === 'components' ? 'componenten' : 'secties';
  return [
    {
      name,
      href: `?path=/docs/${title}-${name.toLowerCase()}--docs`,
      // Skips the header row and its separator.
      keys: rows.slice(2).map(cells),
    },
  ];
});

/** Table of the keyboard shortcuts of all components, collected from their pages. */
export const KeyboardTables = () => (
  <DocsTable>
    <thead>
      <tr>
        <th scope="col">Component</th>
        <th scope="col">Toets</th>
        <th scope="col">Wat er gebeurt</th>
      </tr>
    </thead>
    <tbody>
      {keyboards.map(({ name, href, keys }) => (
        <Fragment key={name}>
          {keys.map(([key, effect], index) => (
            <tr key={key}>
              {index === 0 && (
                <th scope="rowgroup" rowSpan={keys.length}>
                  <a href={href} target="_top">
                    {name}
                  </a>
                </th>
              )}
              <td>{key}</td>
              <td>{effect}</td>
            </tr>
          ))}
        </Fragment>
      ))}
    </tbody>
  </DocsTable>
);
