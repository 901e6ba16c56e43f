import type { ReactNode } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { TypingStatus } from '../../internal/announcement/TypingStatus.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../Button/index.js';
import { TagGroup, type TagGroupItem } from '../TagGroup/index.js';
import * as css from './FilterBar.css.js';

export interface FilterBarProps<Id extends string = string> extends RootProps<HTMLDivElement> {
  /** What is filtered, for screen readers. */
  label: string;
  /** Fields: they filter at once, without a button. */
  children: ReactNode;
  /** What is set now, in words that say of which field: 'Uren: 32 of meer'. */
  items: readonly TagGroupItem<Id>[];
  /** Called with the `id` of what is no longer to be set. */
  onRemove: (ids: Set<Id>) => void;
  /** Sets nothing any more. */
  onClear: () => void;
  /** Buttons beside what is set, such as `SavedFilters`. */
  actions?: ReactNode;
  /** How many there are now: '48 kandidaten'. Said to screen readers too, when it has changed and stays so. */
  resultText: string;
}

/**
 * The filters above a list: its fields, what is set, and how many that leaves.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/search.html
 */
export function FilterBar<Id extends string = string>({
  label,
  children,
  items,
  onRemove,
  onClear,
  actions,
  resultText,
  ref,
  ...root
}: FilterBarProps<Id>) {
  const say = useMessages();
  const bar = useObjectRef(ref);
  const clear = () => {
    // Its button goes, and would take the focus with it.
    bar.current?.focus();
    onClear();
  };
  return (
    <div role="search" aria-label={label} tabIndex={-1} {...rootProps(root, css.root)} ref={bar}>
      <div className={css.fields}>{children}</div>
      <div className={css.state}>
        <span className={css.result}>{resultText}</span>
        <TypingStatus typed={resultText} text={resultText} />
        <TagGroup
          label={say(nl.activeFilters)}
          isLabelHidden
          items={items}
          onRemove={onRemove}
          emptyText={say(nl.noFilters)}
        />
        {items.length > 0 && (
          <Button variant="quiet" size="small" onPress={clear}>
            {say(nl.clearAll)}
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}
