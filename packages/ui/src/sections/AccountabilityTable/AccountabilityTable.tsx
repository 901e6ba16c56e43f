import type { ReactNode } from 'react';
import { Band, type BandProps } from '../../components/Band/index.js';
import { Link } from '../../components/Link/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import { roles } from '../internal/table/roles.js';
import * as css from './AccountabilityTable.css.js';

export interface AccountabilityTableProps extends RootProps, Pick<BandProps, 'surface'> {
  title: string;
  intro: string;
  /** Column headers. */
  labels: Readonly<Record<'risk' | 'measure' | 'shownBy' | 'clause', string>>;
  items: readonly {
    /** Risk, in a few words. */
    risk: string;
    /** Measure against the risk. */
    measure: ReactNode;
    /** Evidence that the measure is in place. */
    shownBy: ReactNode;
    /** Link to the clause with the agreement. */
    clause: { href: string; label: string };
  }[];
}

/** Table of risks with their measures, evidence and contract clauses. Fits on one printed page. */
export function AccountabilityTable({
  title,
  intro,
  labels,
  items,
  surface,
  ...root
}: AccountabilityTableProps) {
  const cell = (label: string, content: ReactNode) => (
    <td {...roles.cell}>
      {/* On a phone each row is a list and the column headers are hidden. */}
      <span aria-hidden="true" className={css.label}>
        {label}
      </span>
      {content}
    </td>
  );
  return (
    <Band title={title} intro={intro} surface={surface} {...rootProps(root, css.printedPage)}>
      <table {...roles.table} aria-label={title} className={css.table}>
        <thead {...roles.group} className={css.heads}>
          <tr {...roles.row}>
            <th {...roles.column}>{labels.risk}</th>
            <th {...roles.column}>{labels.measure}</th>
            <th {...roles.column}>{labels.shownBy}</th>
            <th {...roles.column}>{labels.clause}</th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {items.map(({ risk, measure, shownBy, clause }) => (
            <tr key={risk} {...roles.row} className={css.row}>
              <th {...roles.topic} className={css.risk}>
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
