import type { ReactNode } from 'react';
import * as css from './chart.css.js';

interface LegendProps {
  items: readonly {
    label: string;
    /** Sample of the drawing of the series. */
    swatch: ReactNode;
  }[];
}

/** Names of the series with their colour and pattern. */
export function Legend({ items }: LegendProps) {
  return (
    <ul role="list" className={css.legend}>
      {items.map(({ label, swatch }) => (
        <li key={label} className={css.legendItem}>
          <svg className={css.swatch} aria-hidden="true">
            {swatch}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
