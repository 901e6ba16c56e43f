import type { ReactNode } from 'react';
import { Band, type BandProps } from '../../components/Band/index.js';
import { Link } from '../../components/Link/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './AccountabilityTable.css.js';

export interface AccountabilityTableProps extends RootProps, Pick<BandProps, 'surface'> {
  title: string;
  intro: string;
  /** What the columns are called. */
  labels: Readonly<Record<'risk' | 'measure' | 'shownBy' | 'clause', string>>;
  items: readonly {
    /** What can go wrong, in a few words. */
    risk: string;
    /** What is done against it. */
    measure: ReactNode;
    /** What shows that it is done. */
    shownBy: ReactNode;
    /** Where it is agreed. */
    clause: { href: string; label: string };
  }[];
}

/** What can go wrong, what is done against it, what shows that, and where it is agreed: on one page, printed too. */
export function AccountabilityTable({
  title,
  intro,
  labels,
  items,
  surface,
  ...root
}: AccountabilityTableProps) {
  const cell = (label: string, content: ReactNode) => (
    <td>
      {/* On a phone a row is a list, and its heads are gone. */}
      <span aria-hidden="true" className={css.label}>
        {label}
      </span>
      {content}
    </td>
  );
  return (
    <Band title={title} intro={intro} surface={surface} {...rootProps(root, css.sheet)}>
      <table aria-label={title} className={css.table}>
        <thead className={css.heads}>
          <tr>
            <th scope="col">{labels.risk}</th>
            <th scope="col">{labels.measure}</th>
            <th scope="col">{labels.shownBy}</th>
            <th scope="col">{labels.clause}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ risk, measure, shownBy, clause }) => (
            <tr key={risk} className={css.row}>
              <th scope="row" className={css.risk}>
                {risk}
              </th>
              {cell(labels.measure, measure)}
              {cell(labels.shownBy, shownBy)}
              {cell(labels.clause, <Link href={clause.href}>{clause.label}</Link>)}
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
