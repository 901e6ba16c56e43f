import type { Judgement, Ranking, Verdict } from '@heldermatch/scorecard';
import { useMemo, type ReactNode } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { ActionBar } from '../../components/ActionBar/index.js';
import { Badge, type BadgeProps } from '../../components/Badge/index.js';
import { useCollator } from '../../components/LocaleProvider/index.js';
import {
  Table,
  type Selection,
  type SortDescriptor,
  type TableColumn,
  type TableProps,
} from '../../components/Table/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages, usePercentages } from '../../messages/useMessages.js';
import * as css from './CandidateTable.css.js';

/** Fields that every candidate has. Apps add the fields that their custom columns need. */
export interface Candidate {
  /** Id of the candidate in the scorecard and the log. */
  id: string;
  /** Name by which the user knows the candidate: 'Kandidaat 0412'. */
  title: string;
}

export interface CandidateTableColumn<Item> extends Omit<TableColumn<Item>, 'isSortable'> {
  /** Comparator for ascending order: negative when the first item comes first. Makes the column sortable. */
  compare?: ((one: Item, other: Item) => number) | undefined;
}

export interface CandidateTableProps<Item extends Candidate>
  extends
    RootProps<HTMLDivElement>,
    Pick<
      TableProps<Item>,
      | 'label'
      | 'items'
      | 'isLoading'
      | 'emptyText'
      | 'height'
      | 'density'
      | 'selectionMode'
      | 'onSelectionChange'
      | 'sortDescriptor'
      | 'onSortChange'
      | 'onResizeEnd'
      | 'actionsRef'
    > {
  /** Selected candidates. Controlled. */
  selectedKeys?: Selection | undefined;
  /**
   * Custom columns, after the decision. Define them outside the component, so that they are stable between renders.
   * @default []
   */
  columns?: readonly CandidateTableColumn<Item>[] | undefined;
  /** Rank of each candidate, from `rank` of `@heldermatch/scorecard`. Candidates without a rank have no score. */
  ranking: Ranking;
  /** Adjustments and decisions that people made, from `replay`. Omit it when there are none. */
  judgement?: Pick<Judgement, 'adjustments' | 'decisions'> | undefined;
  /**
   * Called when the user opens a candidate, with the current order of the list. Use that order to move to the next
   * candidate, so that decisions don't change it.
   */
  onRowAction?: ((id: string, order: readonly Item[]) => void) | undefined;
  /** Actions on the selected candidates: see `ActionBar`. */
  actions?: ReactNode;
  /** Statement that a person decides. Shown wherever scores are compared. */
  note: string;
}

const wordOf = { invite: nl.invited, hold: nl.held, reject: nl.rejected };
const toneOf = { invite: 'positive', hold: 'info', reject: 'neutral' } as const satisfies Record<
  Verdict,
  BadgeProps['tone']
>;
/** Candidates without a decision come first. */
const orderOf = { invite: 1, hold: 2, reject: 3 };

const highestFirst = { column: 'score', direction: 'descending' } as const;
const emptyList: readonly never[] = [];
const noCandidates: Selection = new Set();

/**
 * Table of a vacancy's candidates, sorted by total: rank, adjusted scores and decisions. It handles sorting itself,
 * accepts custom columns, and stays fast with ten thousand rows (`height="fill"`).
 */
export function CandidateTable<Item extends Candidate>({
  label,
  items,
  columns: own = emptyList,
  ranking,
  judgement,
  selectionMode = 'none',
  selectedKeys = noCandidates,
  onSelectionChange,
  sortDescriptor,
  onSortChange,
  actions,
  note,
  height,
  density,
  isLoading,
  emptyText,
  onRowAction,
  onResizeEnd,
  actionsRef,
  ...root
}: CandidateTableProps<Item>) {
  const say = useMessages();
  const inPercent = usePercentages();
  const { compare: compareText } = useCollator();
  const [sort, setSort] = useControlledState<SortDescriptor>(
    sortDescriptor,
    highestFirst,
    onSortChange,
  );
  const columns = useMemo((): readonly CandidateTableColumn<Item>[] => {
    const exactOf = ({ id }: Item) => ranking.get(id)?.total.exact ?? -1;
    const decisionOf = ({ id }: Item) => judgement?.decisions.get(id)?.verdict;
    const rankOf = (item: Item) => {
      const verdict = decisionOf(item);
      return verdict === undefined ? 0 : orderOf[verdict];
    };
    return [
      {
        id: 'candidate',
        label: say(nl.candidate),
        isRowHeader: true,
        minWidth: 160,
        render: ({ title }) => title,
        compare: (one, other) => compareText(one.title, other.title),
      },
      {
        id: 'place',
        label: say(nl.rank),
        width: 80,
        align: 'end',
        render: ({ id }) => ranking.get(id)?.place ?? '–',
      },
      {
        id: 'score',
        label: say(nl.total),
        width: 150,
        align: 'end',
        render: ({ id }) => {
          const total = ranking.get(id)?.total;
          if (total === undefined) return say(nl.notScored);
          const isAdjusted = (judgement?.adjustments.get(id)?.size ?? 0) > 0;
          return (
            <span className={css.score}>
              {isAdjusted && <span className={css.adjusted}>{say(nl.adjusted)}</span>}
              <strong>{inPercent(total.score)}</strong>
            </span>
          );
        },
        compare: (one, other) => exactOf(one) - exactOf(other),
      },
      {
        id: 'decision',
        label: say(nl.decision),
        // Fits 'Aangehouden', also in a wider font on systems without a metric-compatible fallback font.
        width: 180,
        render: (item) => {
          const verdict = decisionOf(item);
          return verdict === undefined ? (
            <span className={css.undecided}>{say(nl.undecided)}</span>
          ) : (
            <Badge tone={toneOf[verdict]}>{say(wordOf[verdict])}</Badge>
          );
        },
        compare: (one, other) => rankOf(one) - rankOf(other),
      },
      ...own,
    ];
  }, [own, ranking, judgement, say, inPercent, compareText]);
  const shown = useMemo(
    () => columns.map((column) => ({ ...column, isSortable: column.compare !== undefined })),
    [columns],
  );
  const sorted = useMemo(() => {
    const compare = columns.find(({ id }) => id === sort.column)?.compare;
    if (compare === undefined) return items;
    const sign = sort.direction === 'descending' ? -1 : 1;
    // Sorts equal candidates by id, so that their order is stable between renders.
    return items.toSorted(
      (one, other) => sign * compare(one, other) || (one.id < other.id ? -1 : 1),
    );
  }, [items, columns, sort.column, sort.direction]);
  return (
    <div {...rootProps(root, css.root, height === 'fill' && css.filling)}>
      <div className={css.rows}>
        <Table
          {...{ label, height, density, isLoading, emptyText, onResizeEnd, actionsRef }}
          onRowAction={onRowAction && ((id) => onRowAction(String(id), sorted))}
          {...{ selectionMode, selectedKeys, onSelectionChange }}
          columns={shown}
          items={sorted}
          sortDescriptor={sort}
          onSortChange={setSort}
        />
      </div>
      {actions !== undefined && (
        <ActionBar
          selectedCount={selectedKeys === 'all' ? 'all' : selectedKeys.size}
          onClearSelection={() => onSelectionChange?.(new Set())}
          actions={actions}
        />
      )}
      <p className={css.note}>{note}</p>
    </div>
  );
}
