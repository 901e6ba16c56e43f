import { EllipsisVertical } from 'lucide';
import { use, useRef } from 'react';
import { GridListItem, Text } from 'react-aria-components/GridList';
import { PlainBar } from '../../internal/bar/Bar.js';
import { withFocus, withText } from '../../internal/list/rowEvents.js';
import { followRow, RowLink } from '../../internal/list/RowLink.js';
import * as rows from '../../internal/list/rows.css.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { IconButton } from '../IconButton/index.js';
import { DragHandle } from '../internal/row/DragHandle.js';
import { RowMedia } from '../internal/row/RowMedia.js';
import { Menu, MenuTrigger } from '../Menu/index.js';
import type { BoardItem, BoardPlace } from './Board.js';
import { BoardContext } from './BoardContext.js';
import * as css from './Board.css.js';

/** Card of a board. */
export function Card({ isDisabled = false, ...item }: BoardItem) {
  const { id, label, href } = item;
  const ref = useRef<HTMLDivElement>(null);
  return (
    <GridListItem
      ref={ref}
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      {...(href !== undefined && { onAction: () => followRow(ref.current) })}
      render={(row, { state }) => (
        <div {...withFocus(withText(row), () => state.selectionManager.setFocusedKey(id))} />
      )}
      className={`${rows.row} ${css.card}`}
    >
      {({ allowsDragging }) => (
        <CardContent {...item} isDisabled={isDisabled} isMovable={allowsDragging === true} />
      )}
    </GridListItem>
  );
}

function CardContent(item: BoardItem & { isMovable: boolean }) {
  const { label, description, share, icon, media, href, aside, actions, isDisabled, isMovable } =
    item;
  return (
    <>
      {(icon ?? media) !== undefined && (
        <span className={css.picture}>
          <RowMedia {...{ icon, media }} />
        </span>
      )}
      <span className={`${rows.title} ${css.title}`}>
        {href === undefined || isDisabled === true ? (
          label
        ) : (
          <RowLink href={href} isDraggable={!isMovable}>
            {label}
          </RowLink>
        )}
      </span>
      {description !== undefined && (
        <Text slot="description" className={`${rows.description} ${css.description}`}>
          {share !== undefined && (
            <span className={css.share}>
              <PlainBar share={share} sureShare={1} />
            </span>
          )}
          {description}
        </Text>
      )}
      {((isMovable && isDisabled !== true) || actions !== undefined) && (
        <div className={`${rows.raised} ${css.controls}`}>
          {actions}
          {isMovable && isDisabled !== true && <MoveMenu {...item} />}
        </div>
      )}
      {aside !== undefined && <div className={css.aside}>{aside}</div>}
      {isMovable && (
        <span className={css.quiet}>
          <DragHandle />
        </span>
      )}
    </>
  );
}

/** Menu that moves a card without dragging: to the top of another column, or one place up or down. */
function MoveMenu({ id, column, label }: BoardItem) {
  const formatMessage = useMessages();
  const board = use(BoardContext);
  if (board === null) return null;
  const cards = board.shown.filter((item) => item.column === column);
  const index = cards.findIndex((item) => item.id === id);
  const places = new Map<string, BoardPlace>([
    ...board.columns.map(
      ({ id: other }) =>
        [
          `to ${other}`,
          { column: other, before: board.shown.find((item) => item.column === other)?.id },
        ] as const,
    ),
    ['up', { column, before: cards[index - 1]?.id }] as const,
    ['down', { column, before: cards[index + 2]?.id }] as const,
  ]);
  return (
    <MenuTrigger>
      <IconButton
        size="small"
        icon={EllipsisVertical}
        label={formatMessage(nl.moveCard, { label })}
      />
      <Menu
        items={[
          {
            title: formatMessage(nl.moveTo),
            items: board.columns
              .filter((other) => other.id !== column)
              .map((other) => ({
                id: `to ${other.id}`,
                label: other.label,
                isDisabled: !board.canMove(id, other.id),
              })),
          },
          {
            title: formatMessage(nl.moveWithin),
            items: [
              { id: 'up', label: formatMessage(nl.moveUp), isDisabled: index === 0 },
              {
                id: 'down',
                label: formatMessage(nl.moveDown),
                isDisabled: index === cards.length - 1,
              },
            ],
          },
        ]}
        onAction={(action) => {
          const place = places.get(action);
          if (place !== undefined) board.move(id, place);
        }}
      />
    </MenuTrigger>
  );
}
