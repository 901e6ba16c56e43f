import { useMemo } from 'react';
import {
  DropIndicator,
  type DragAndDropHooks,
  type DropTarget,
} from 'react-aria-components/useDragAndDrop';
import * as css from './drag.css.js';

export interface DragAndDropProps {
  /**
   * Drag and drop by mouse, touch, keyboard and screen reader, from `useDragAndDrop`. With `getItems` each row gets a
   * handle. The `text/plain` of an item is the label under the pointer.
   */
  dragAndDropHooks?: DragAndDropHooks | undefined;
}

type Previewed = Parameters<NonNullable<DragAndDropHooks['renderDragPreview']>>[0];

/** Label of the dragged row, and how many rows are dragged with it. */
const DragPreview = ({ items }: { items: Previewed }) => (
  <div className={css.preview}>
    <span className={css.previewLabel}>{Object.values(items[0] ?? {})[0]}</span>
    {items.length > 1 && <span className={css.previewCount}>{items.length}</span>}
  </div>
);

/**
 * Adds the look of a list to its drag and drop: the preview under the pointer and the line between rows.
 * @param indicatorClass - Class that moves the line, for rows with space in between.
 */
export function useStyledDragging(
  hooks: DragAndDropHooks | undefined,
  indicatorClass = '',
): DragAndDropHooks | undefined {
  return useMemo(
    () =>
      hooks && {
        ...hooks,
        renderDragPreview:
          hooks.renderDragPreview ?? ((items: Previewed) => <DragPreview items={items} />),
        renderDropIndicator:
          hooks.renderDropIndicator ??
          ((target: DropTarget) => (
            <DropIndicator target={target} className={`${css.indicator} ${indicatorClass}`} />
          )),
      },
    [hooks, indicatorClass],
  );
}
