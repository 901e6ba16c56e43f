import { X } from 'lucide';
import { useLayoutEffect, type KeyboardEvent, type ReactNode } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Toolbar } from 'react-aria-components/Toolbar';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { IconButton } from '../IconButton/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './ActionBar.css.js';
import { uncoverFocus } from './uncoverFocus.js';

export interface ActionBarProps extends RootProps<HTMLDivElement> {
  /** How many are selected, or `all`. With 0 nothing is in view. */
  selectedCount: number | 'all';
  /** Selects nothing: for its button and for Escape in the bar. */
  onClearSelection: () => void;
  /** Buttons for what can be done with the selection, the main one first; small ones, and the rest in a `Menu`. */
  actions: ReactNode;
}

/**
 * What can be done with a selection. Stands after the list, and sticks to the bottom of what scrolls. It comes without
 * taking the focus, and leaves it where it was.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function ActionBar({
  selectedCount,
  onClearSelection,
  actions,
  ref,
  ...root
}: ActionBarProps) {
  const say = useMessages();
  const bar = useObjectRef(ref);
  const isShown = selectedCount !== 0;
  useLayoutEffect(
    () => (isShown && bar.current !== null ? uncoverFocus(bar.current) : undefined),
    [isShown, bar],
  );
  const clearByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClearSelection();
  };
  return (
    <div {...rootProps(root, css.root)} ref={bar}>
      {/* It stands in the page before it has something to say. How many are selected is said by the list. */}
      <VisuallyHidden>
        <span role="status">{isShown && say(nl.actionsAvailable)}</span>
      </VisuallyHidden>
      {isShown && (
        // The focus goes back to the list when the bar goes with it.
        <FocusScope restoreFocus>
          <Toolbar aria-label={say(nl.selectionActions)} className={css.bar}>
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key of the buttons in it */}
            <div className={css.content} onKeyDown={clearByKey}>
              <IconButton
                size="small"
                icon={X}
                aria-label={say(nl.clearSelection)}
                onPress={onClearSelection}
              />
              <span className={css.count}>
                {selectedCount === 'all'
                  ? say(nl.allSelected)
                  : say(nl.selectedCount, { count: selectedCount })}
              </span>
            </div>
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key of the buttons in it */}
            <div className={css.content} onKeyDown={clearByKey}>
              {actions}
            </div>
          </Toolbar>
        </FocusScope>
      )}
    </div>
  );
}
