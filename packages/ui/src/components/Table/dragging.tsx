import { createContext, use, useRef, type RefObject } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { mergeProps } from 'react-aria/mergeProps';
import type {
  DragAndDropHooks,
  DropTarget,
  ItemDropTarget,
} from 'react-aria-components/useDragAndDrop';
import type { TableState } from 'react-stately/useTableState';
import * as drag from '../internal/row/drag.css.js';
import { useStyledDragging } from '../internal/row/useStyledDragging.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import type { RowLayout } from './RowLayout.js';
import { roles } from './TableItems.js';
import * as css from './Table.css.js';

type StateOf<Name extends 'useDraggableCollectionState' | 'useDroppableCollectionState'> =
  ReturnType<NonNullable<DragAndDropHooks[Name]>>;

/**
 * State of the rows that are dragged and of the place to drop them, with React Aria's hooks. Only the app's hooks bring
 * React Aria's code, so a table without dragging doesn't load it.
 */
interface Dragging {
  hooks: DragAndDropHooks | undefined;
  dragState: StateOf<'useDraggableCollectionState'> | undefined;
  dropState: StateOf<'useDroppableCollectionState'> | undefined;
}

export const DraggingContext = createContext<Dragging>({
  hooks: undefined,
  dragState: undefined,
  dropState: undefined,
});

/**
 * Place between the rows under the pointer, among the rendered ones. React Aria's own delegate looks for it among all
 * rows.
 */
function targetAt(
  table: HTMLElement | null,
  y: number,
  isValid: (target: DropTarget) => boolean,
): DropTarget {
  const rows = [...(table?.querySelectorAll<HTMLElement>('tbody > [data-key]') ?? [])];
  const pointer = y + (table?.getBoundingClientRect().top ?? 0);
  const row = rows.find((one) => one.getBoundingClientRect().bottom > pointer) ?? rows.at(-1);
  if (row === undefined) return { type: 'root' };
  const { top, bottom } = row.getBoundingClientRect();
  const at = (dropPosition: ItemDropTarget['dropPosition']): ItemDropTarget => ({
    type: 'item',
    key: row.dataset['key'] ?? '',
    dropPosition,
  });
  // A row that takes a drop leaves its edges to the places next to it.
  const edge = isValid(at('on')) ? 5 : (bottom - top) / 2;
  if (pointer < top + edge) return at('before');
  return pointer > bottom - edge ? at('after') : at('on');
}

/** Drag and drop of the rows of a table. An app gives the hooks in every render or in none, as React Aria expects. */
export function useTableDragging(
  given: DragAndDropHooks | undefined,
  state: TableState<object>,
  table: RefObject<HTMLElement | null>,
  layout: RowLayout | undefined,
) {
  const hooks = useStyledDragging(given);
  const preview = useRef(null);
  const { collection, selectionManager } = state;
  const shared = { collection, selectionManager };
  // oxlint-disable-next-line react/rules-of-hooks
  const dragState = hooks?.useDraggableCollectionState?.({ ...shared, preview });
  // oxlint-disable-next-line react/rules-of-hooks
  if (dragState) hooks?.useDraggableCollection?.({}, dragState, table);
  // oxlint-disable-next-line react/rules-of-hooks
  const dropState = hooks?.useDroppableCollectionState?.(shared);
  const { disabledKeys } = selectionManager;
  const droppable =
    dropState &&
    // oxlint-disable-next-line react/rules-of-hooks
    hooks?.useDroppableCollection?.(
      {
        keyboardDelegate: new ListKeyboardDelegate({
          collection,
          ref: table,
          disabledKeys,
          ...(layout && { layoutDelegate: layout }),
        }),
        dropTargetDelegate: hooks.dropTargetDelegate ?? {
          getDropTargetFromPoint: (_, y, isValid) => targetAt(table.current, y, isValid),
        },
      },
      dropState,
      table,
    );
  const target = dropState?.target;
  const DragPreview = hooks?.DragPreview;
  return {
    dragging: { hooks, dragState, dropState },
    /** Adds drop handlers to the props of the table. */
    withDropping: <Props extends object>(props: Props): Props =>
      droppable ? (mergeProps(props, droppable.collectionProps) as Props) : props,
    /** Row next to which the dragged ones would be dropped. It is rendered even out of view. */
    targetKey: target?.type === 'item' ? target.key : null,
    preview: dragState && DragPreview && hooks.renderDragPreview && (
      <DragPreview ref={preview}>{hooks.renderDragPreview}</DragPreview>
    ),
  };
}

interface DropLineProps {
  target: DropTarget;
  columnCount: number;
}

/** Place to drop rows: a line between two of them, or the whole table if it has none. */
export function DropLine(props: DropLineProps) {
  const { hooks, dropState } = use(DraggingContext);
  const useDropIndicator = hooks?.useDropIndicator;
  return (
    dropState &&
    useDropIndicator && <ShownDropLine {...props} {...{ dropState, useDropIndicator }} />
  );
}

function ShownDropLine({
  target,
  columnCount,
  dropState,
  useDropIndicator,
}: DropLineProps & {
  dropState: NonNullable<Dragging['dropState']>;
  useDropIndicator: NonNullable<DragAndDropHooks['useDropIndicator']>;
}) {
  const ref = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/hooks -- an app gives the hooks in every render or in none
  const { dropIndicatorProps, isHidden, isDropTarget } = useDropIndicator(
    { target },
    dropState,
    ref,
  );
  if (isHidden) return null;
  return (
    <tr {...roles.row} className={css.plainRow}>
      <td {...roles.cell} colSpan={columnCount} className={css.dropCell}>
        <div className={drag.indicator} data-drop-target={isDropTarget || undefined}>
          <VisuallyHidden>
            <div role="button" {...dropIndicatorProps} ref={ref} />
          </VisuallyHidden>
        </div>
      </td>
    </tr>
  );
}
