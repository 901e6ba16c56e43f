import { ArrowDown, ArrowUp } from 'lucide';
import { useEffect, useState } from 'react';
import { useFocusVisible } from 'react-aria/useFocusVisible';
import { Collection, GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { trackTabKey, withFocus } from '../../internal/list/rowEvents.js';
import * as rows from '../../internal/list/rows.css.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../Button/index.js';
import { Checkbox } from '../Checkbox/index.js';
import { IconButton } from '../IconButton/index.js';
import { DragHandle } from '../internal/row/DragHandle.js';
import { useStyledDragging } from '../internal/row/useStyledDragging.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import type { arrange } from './arrange.js';
import * as css from './ColumnChooser.css.js';

type Items = ReturnType<typeof arrange>;

interface ColumnListProps {
  /** All columns in the user's order, with the row header first. */
  items: Items;
  defaultItems: Items;
  onChange: (items: Items) => void;
  onReset: () => void;
}

const textOf = (items: Items) =>
  JSON.stringify(items.map(({ column, isShown }) => [column.id, isShown]));

/** List of columns to show, hide and move, and the button that restores the default. */
export function ColumnList({ items, defaultItems, onChange, onReset }: ColumnListProps) {
  const formatMessage = useMessages();
  const [announcement, setAnnouncement] = useState('');
  useEffect(trackTabKey, []);
  const isDefault = textOf(items) === textOf(defaultItems);
  /** Moves a column to an index among the others. */
  const move = (id: string, to: number) => {
    const moved = items.filter(({ column }) => column.id === id);
    const others = items.filter(({ column }) => column.id !== id);
    onChange(others.toSpliced(to, 0, ...moved));
    setAnnouncement(
      formatMessage(nl.columnMoved, {
        label: moved[0]?.column.label ?? '',
        place: to + 1,
        count: items.length,
      }),
    );
  };
  const dragAndDropHooks = useColumnDragging(items, move);
  // The row header does not move.
  const first = items.filter(({ column }) => column.isRowHeader === true).length;
  return (
    <div className={css.root}>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <GridList
        aria-label={formatMessage(nl.columns)}
        className={`${rows.list} ${css.list}`}
        {...(dragAndDropHooks && { dragAndDropHooks })}
      >
        <Collection items={items.map((item, index) => ({ ...item, index, id: item.column.id }))}>
          {({ index, ...item }) => (
            <ColumnRow
              {...item}
              onShow={(isShown) => onChange(items.with(index, { ...item, isShown }))}
              {...(index > first && { onMoveUp: () => move(item.id, index - 1) })}
              {...(index < items.length - 1 && { onMoveDown: () => move(item.id, index + 1) })}
            />
          )}
        </Collection>
      </GridList>
      <Button
        variant="quiet"
        size="small"
        // Keeps focus, which a disabled button loses.
        aria-disabled={isDefault}
        onPress={() => {
          if (isDefault) return;
          onReset();
          setAnnouncement(formatMessage(nl.defaultRestored));
        }}
      >
        {formatMessage(nl.restoreDefault)}
      </Button>
    </div>
  );
}

/** Drag and drop of columns within the list, below the row header. */
function useColumnDragging(items: Items, move: (id: string, to: number) => void) {
  const columnOf = (key: unknown) => items.find(({ column }) => column.id === key)?.column;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': columnOf(key)?.label ?? '' })),
    getAllowedDropOperations: () => ['move'],
    getDropOperation: (target) =>
      target.type === 'item' &&
      target.dropPosition === 'before' &&
      columnOf(target.key)?.isRowHeader === true
        ? 'cancel'
        : 'move',
    onReorder: ({ keys: [id], target }) => {
      const others = items.filter(({ column }) => column.id !== id);
      const at = others.findIndex(({ column }) => column.id === target.key);
      if (at >= 0) move(String(id), target.dropPosition === 'after' ? at + 1 : at);
    },
  });
  return useStyledDragging(dragAndDropHooks);
}

interface ColumnRowProps {
  column: Items[number]['column'];
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  /** Undefined if the column is the first one that moves. */
  onMoveUp?: () => void;
  /** Undefined if the column is the last one. */
  onMoveDown?: () => void;
}

function ColumnRow({ column, isShown, onShow, onMoveUp, onMoveDown }: ColumnRowProps) {
  const formatMessage = useMessages();
  const { isFocusVisible } = useFocusVisible();
  const { id, label, isRowHeader: isFixed = false } = column;
  const buttons = [
    { message: nl.moveUpOf, icon: ArrowUp, onMove: onMoveUp },
    { message: nl.moveDownOf, icon: ArrowDown, onMove: onMoveDown },
  ];
  return (
    <GridListItem
      id={id}
      textValue={label}
      isDisabled={isFixed}
      // An arrow key moves to the checkbox of another row. A pointer focuses the row itself, because focus that moves
      // on during a press ends a drag.
      focusMode={isFocusVisible ? 'child' : 'row'}
      render={(row, { state }) => (
        <div {...withFocus(row, () => state.selectionManager.setFocusedKey(id))} />
      )}
      className={`${rows.row} ${css.row}`}
    >
      <div className={css.choice}>
        <Checkbox
          isSelected={isShown}
          isDisabled={isFixed}
          description={isFixed ? formatMessage(nl.alwaysShown) : undefined}
          onChange={onShow}
        >
          {label}
        </Checkbox>
      </div>
      <div className={css.moving} data-fixed={isFixed || undefined}>
        {!isFixed &&
          buttons.map(({ message, icon, onMove }) => (
            <IconButton
              key={message.key}
              size="small"
              icon={icon}
              label={formatMessage(message, { label })}
              // Keeps focus, which a disabled button loses.
              aria-disabled={onMove === undefined}
              onPress={() => onMove?.()}
            />
          ))}
        <DragHandle />
      </div>
    </GridListItem>
  );
}
