import type { ReactNode } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { TypingStatus } from '../internal/announcement/TypingStatus.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../Button/index.js';
import { TagGroup, type TagGroupItem } from '../TagGroup/index.js';
import * as css from './FilterBar.css.js';

export interface FilterBarProps<Id extends string = string> extends RootProps<HTMLDivElement> {
  /** Name of the filtered list, for screen readers. */
  label: string;
  /** Filter fields, which apply immediately. */
  children: ReactNode;
  /** Active filters, labelled with their field: 'Uren: 32 of meer'. */
  items: readonly TagGroupItem<Id>[];
  /** Called with the `id` values of the filters that the user removes. */
  onRemove: (ids: Set<Id>) => void;
  /** Called when the user clears all filters. */
  onClear: () => void;
  /**
   * `inline` puts everything on one line where it fits, above a list that needs the height. Hide the labels of its fields,
   * and put the less used in a `Popover`.
   * @default 'stacked'
   */
  layout?: 'stacked' | 'inline' | undefined;
  /** Buttons next to the active filters, such as `SavedFilters`. */
  actions?: ReactNode;
  /** Number of results: '48 kandidaten'. Screen readers announce changes, debounced. */
  resultText: string;
}

/**
 * Search landmark above a list, with filter fields, active filters and the number of results.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/search.html
 */
export function FilterBar<Id extends string = string>({
  label,
  children,
  layout = 'stacked',
  items,
  onRemove,
  onClear,
  actions,
  resultText,
  ref,
  ...root
}: FilterBarProps<Id>) {
  const formatMessage = useMessages();
  const bar = useObjectRef(ref);
  const clear = () => {
    // The button disappears, which would lose focus.
    bar.current?.focus();
    onClear();
  };
  return (
    <div
      role="search"
      aria-label={label}
      tabIndex={-1}
      {...rootProps(root, css.root, css.layout[layout])}
      ref={bar}
    >
      <div className={css.fields}>{children}</div>
      <div className={css.state}>
        <span className={css.result}>{resultText}</span>
        <TypingStatus typed={resultText} text={resultText} />
        <TagGroup
          label={formatMessage(nl.activeFilters)}
          isLabelHidden
          items={items}
          onRemove={onRemove}
          emptyText={layout === 'stacked' && formatMessage(nl.noFilters)}
        />
        {items.length > 0 && (
          <Button variant="quiet" size="small" onPress={clear}>
            {formatMessage(nl.clearAll)}
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}
