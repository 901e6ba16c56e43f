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
import { uncoverFocus } from '../internal/uncoverFocus.js';

export interface ActionBarProps extends RootProps<HTMLDivElement> {
  /** Number of selected items, or `all`. The bar is hidden at 0. */
  selectedCount: number | 'all';
  /**
   * Called when the user clears the selection, with the button or with Escape in the bar. The app then selects nothing.
   */
  onClearSelection: () => void;
  /** Small buttons that act on the selection, the primary action first. Put secondary actions in a `Menu`. */
  actions: ReactNode;
}

/**
 * Toolbar of actions for the current selection. Render it after the list: it sticks to the bottom of the scroll
 * container. It appears without moving focus, and returns focus to the list when it goes.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function ActionBar({
  selectedCount,
  onClearSelection,
  actions,
  ref,
  ...root
}: ActionBarProps) {
  const formatMessage = useMessages();
  const bar = useObjectRef(ref);
  const isShown = selectedCount !== 0;
  useLayoutEffect(() => (isShown ? uncoverFocus(bar.current) : undefined), [isShown, bar]);
  const clearByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClearSelection();
  };
  return (
    <div {...rootProps(root, css.root)} ref={bar}>
      {/* Live region, rendered empty so that later changes are announced. The list announces the number of selected
          items. */}
      <VisuallyHidden>
        <span role="status">{isShown && formatMessage(nl.actionsAvailable)}</span>
      </VisuallyHidden>
      {isShown && (
        // Focus returns to the list when the bar unmounts.
        <FocusScope restoreFocus>
          <Toolbar aria-label={formatMessage(nl.selectionActions)} className={css.bar}>
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles a key of its buttons */}
            <div className={css.content} onKeyDown={clearByKey}>
              <IconButton
                size="small"
                icon={X}
                label={formatMessage(nl.clearSelection)}
                onPress={onClearSelection}
              />
              <span className={css.count}>
                {selectedCount === 'all'
                  ? formatMessage(nl.allSelected)
                  : formatMessage(nl.selectedCount, { count: selectedCount })}
              </span>
            </div>
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles a key of its buttons */}
            <div className={css.content} onKeyDown={clearByKey}>
              {actions}
            </div>
          </Toolbar>
        </FocusScope>
      )}
    </div>
  );
}
