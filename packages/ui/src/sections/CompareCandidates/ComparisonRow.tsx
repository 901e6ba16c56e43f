import type { ReactNode } from 'react';
import type { ComparedCandidate } from './CompareCandidates.js';
import * as css from './CompareCandidates.css.js';
import { roles } from '../internal/table/roles.js';

interface ComparisonRowProps {
  items: readonly ComparedCandidate[];
  title: string;
  description?: string | undefined;
  render: (item: ComparedCandidate, index: number) => ReactNode;
}

/** Row that compares one aspect of the candidates. */
export const ComparisonRow = ({ items, title, description, render }: ComparisonRowProps) => (
  <tr {...roles.row} className={css.row}>
    <th {...roles.topic} className={css.topic}>
      {title}
      {description !== undefined && <span className={css.weight}>{description}</span>}
    </th>
    {items.map((item, index) => (
      <td key={item.id} {...roles.cell} className={css.cell}>
        <span aria-hidden="true" className={css.cellLabel}>
          {item.title}
        </span>
        <div className={css.content}>{render(item, index)}</div>
      </td>
    ))}
  </tr>
);
