import { Redo2, Undo2 } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import type { UndoHistory } from './useUndoHistory.js';
import * as css from './UndoButtons.css.js';

export interface UndoButtonsProps extends RootProps<HTMLDivElement> {
  /** History of `useUndoHistory`. */
  history: UndoHistory;
}

/** Buttons to undo and redo changes, with the result as a live region. */
export function UndoButtons({ history, ...root }: UndoButtonsProps) {
  const formatMessage = useMessages();
  const { undo, redo, undoLabel, redoLabel, announcement } = history;
  const undoButton = useRef<HTMLButtonElement>(null);
  const redoButton = useRef<HTMLButtonElement>(null);
  const focused = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    // A button that becomes disabled loses focus. The other one does the reverse, so it is enabled.
    if (focused.current === undoButton.current && undoLabel === undefined)
      redoButton.current?.focus();
    if (focused.current === redoButton.current && redoLabel === undefined)
      undoButton.current?.focus();
  }, [undoLabel, redoLabel]);
  return (
    <div
      {...rootProps(root, css.root)}
      // React ignores the blur event of a button that it disables.
      onFocus={(event) => {
        focused.current = event.target;
      }}
      onBlur={() => {
        focused.current = undefined;
      }}
    >
      <Button
        ref={undoButton}
        variant="secondary"
        size="small"
        isDisabled={undoLabel === undefined}
        aria-label={undoLabel && formatMessage(nl.undoChange, { label: undoLabel })}
        onPress={() => void undo()}
      >
        <Icon icon={Undo2} isDirectional />
        {formatMessage(nl.undo)}
      </Button>
      <Button
        ref={redoButton}
        variant="secondary"
        size="small"
        isDisabled={redoLabel === undefined}
        aria-label={redoLabel && formatMessage(nl.redoChange, { label: redoLabel })}
        onPress={() => void redo()}
      >
        <Icon icon={Redo2} isDirectional />
        {formatMessage(nl.redo)}
      </Button>
      {announcement}
    </div>
  );
}
