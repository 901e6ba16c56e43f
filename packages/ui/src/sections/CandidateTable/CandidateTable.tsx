import type { Judgement, Ranking, Scores } from '@heldermatch/scorecard';
import { useImperativeHandle, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { ActionBar } from '../../components/ActionBar/index.js';
import {
  Table,
  type Selection,
  type SortDescriptor,
  type TableActions,
  type TableColumn,
  type TableProps,
} from '../../components/Table/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './CandidateTable.css.js';
import { useCandidateColumns } from './useCandidateColumns.js';
import { useCategoriesColumn } from './useCategoriesColumn.js';

/** Fields that every candidate has. Apps add the fields that their custom columns need. */
export interface Candidate {
  /** Id of the candidate in the scorecard and the log. */
  id: string;
  /** Name by which the user knows the candidate: 'Kandidaat 0412'. */
  title: string;
}

export interface CandidateTableColumn<Item> extends TableColumn<Item> {
  /** Comparator for ascending order: negative when the first item comes first. */
  compare?: ((one: Item, other: Item) => number) | undefined;
  /**
   * Whether the user can sort by this column. With `isSortedByApp`, it needs no comparator.
   * @default whether it has a comparator
   */
  isSortable?: boolean | undefined;
}

export interface CandidateTableActions<Item extends Candidate> extends TableActions {
  /** Returns the candidates in the current order of the list, to move through them without a press on a row. */
  getOrder: () => readonly Item[];
}

export interface CandidateTableProps<Item extends Candidate>
  extends
    RootProps<HTMLDivElement>,
    Pick<
      TableProps<Item>,
      | 'label'
      | 'items'
      | 'isLoading'
      | 'onLoadMore'
      | 'emptyText'
      | 'height'
      | 'density'
      | 'selectionMode'
      | 'onSelectionChange'
      | 'sortDescriptor'
      | 'onSortChange'
      | 'onResizeEnd'
      | 'currentId'
    > {
  /**
   * Whether the app sorts `items`, as a server does that sends them page by page: see `sortDescriptor`, `onSortChange` and
   * `onLoadMore`.
   * @default false
   */
  isSortedByApp?: boolean | undefined;
  /**
   * Whether the headings sort. Set it to false where the app sorts with a control of its screen, such as a `Select` on a phone.
   * @default true
   */
  isSortable?: boolean | undefined;
  /** Selected candidates. Controlled. */
  selectedKeys?: Selection | undefined;
  /**
   * Custom columns, after the decision. Define them outside the component, so that they are stable between renders.
   * @default []
   */
  columns?: readonly CandidateTableColumn<Item>[] | undefined;
  /**
   * Ids of columns to hide: 'place', 'score', 'categories', 'decision' or those of `columns`, such as while a candidate is shown next to
   * the table. Without the column of the decision, a mark next to the name states it.
   * @default []
   */
  hiddenColumns?: readonly string[] | undefined;
  /** Rank of each candidate, from `rank` of `@heldermatch/scorecard`. Candidates without a rank have no score. */
  ranking: Ranking;
  /**
   * Scores of the candidates, as passed to `rank`. Adds a column with a bar for each category, and a legend. Keep the list
   * stable between renders.
   */
  scorecards?: readonly Scores[] | undefined;
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
  /** Ref with imperative actions. */
  actionsRef?: Ref<CandidateTableActions<Item>> | undefined;
}

const highestFirst = { column: 'score', direction: 'descending' } as const;
const emptyList: readonly never[] = [];
const noCandidates: Selection = new Set();

/**
 * Table of a vacancy's candidates, sorted by total: rank, adjusted scores and decisions. It handles sorting itself unless
 * the app does, accepts custom columns, and stays fast with ten thousand rows (`height="fill"`).
 */
export function CandidateTable<Item extends Candidate>({
  label,
  items,
  columns: customColumns = emptyList,
  hiddenColumns = emptyList,
  ranking,
  scorecards,
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
  onLoadMore,
  isSortedByApp = false,
  isSortable = true,
  emptyText,
  onRowAction,
  onResizeEnd,
  currentId,
  actionsRef,
  ...root
}: CandidateTableProps<Item>) {
  const [sort, setSort] = useControlledState<SortDescriptor>(
    sortDescriptor,
    highestFirst,
    onSortChange,
  );
  const bars = useCategoriesColumn<Item>({ scorecards, judgement });
  const columns = useCandidateColumns({
    columns: customColumns,
    categoriesColumn: bars?.column,
    ranking,
    judgement,
    isDecisionHidden: hiddenColumns.includes('decision'),
  });
  const shown = useShown(columns, hiddenColumns, isSortable);
  const sorted = useSorted(items, isSortedByApp ? emptyList : columns, sort);
  const table = useRef<TableActions>(null);
  useImperativeHandle(
    actionsRef,
    () => ({ focusRow: (id) => table.current?.focusRow(id), getOrder: () => sorted }),
    [sorted],
  );
  return (
    <div {...rootProps(root, css.root, height === 'fill' && css.filling)}>
      <div className={css.rows}>
        <Table
          {...{ label, height, density, isLoading, onLoadMore, emptyText, onResizeEnd, currentId }}
          actionsRef={table}
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
      <Note note={note} legend={hiddenColumns.includes('categories') ? undefined : bars?.legend} />
    </div>
  );
}

function Note({ note, legend }: { note: string; legend: string | undefined }) {
  const formatMessage = useMessages();
  return (
    <div className={css.note}>
      <p>{note}</p>
      {legend !== undefined && (
        <details>
          <summary className={css.legendTitle}>{formatMessage(nl.barsLegendTitle)}</summary>
          <p>{legend}</p>
        </details>
      )}
    </div>
  );
}

/** Columns that are not hidden. */
function useShown<Item>(
  columns: readonly CandidateTableColumn<Item>[],
  hiddenColumns: readonly string[],
  isSortable: boolean,
) {
  return useMemo(
    () =>
      columns
        .filter(({ id }) => !hiddenColumns.includes(id))
        .map((column) => ({
          ...column,
          isSortable: isSortable && (column.isSortable ?? column.compare !== undefined),
        })),
    [columns, hiddenColumns, isSortable],
  );
}

/** Items in the order of a column. Equal candidates are sorted by id, so that their order is stable between renders. */
function useSorted<Item extends Candidate>(
  items: readonly Item[],
  columns: readonly CandidateTableColumn<Item>[],
  { column, direction }: SortDescriptor,
) {
  return useMemo(() => {
    const compare = columns.find(({ id }) => id === column)?.compare;
    if (compare === undefined) return items;
    const sign = direction === 'descending' ? -1 : 1;
    return items.toSorted(
      (one, other) => sign * compare(one, other) || (one.id < other.id ? -1 : 1),
    );
  }, [items, columns, column, direction]);
}
