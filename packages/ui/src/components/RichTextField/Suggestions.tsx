import { useRef } from 'react';
import { Popover } from 'react-aria-components/Popover';
import * as overlay from '../internal/overlay/overlay.css.js';
import * as css from './RichTextField.css.js';

/** Colleague or variable to insert. */
export interface Suggestion {
  id: string;
  label: string;
  description?: string | undefined;
}

interface SuggestionsProps {
  /** Accessible name. */
  label: string;
  /** Id of the listbox, from which the ids of its options derive. */
  id: string;
  items: readonly Suggestion[];
  /** Index of the option that Enter takes. */
  active: number;
  onTake: (item: Suggestion) => void;
  onClose: () => void;
  /** Place of the typed character on the screen. */
  box: DOMRect | undefined;
}

export const optionId = (id: string, index: number): string => `${id}-${index}`;

/**
 * Listbox at the typed '@' or '{'. Focus stays in the text, which names the active option by `aria-activedescendant`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function Suggestions({ label, id, items, active, onTake, onClose, box }: SuggestionsProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span
        ref={anchor}
        aria-hidden="true"
        className={css.anchor}
        style={{ left: box?.left, top: box?.top, blockSize: box?.height }}
      />
      <Popover
        isOpen
        isNonModal
        triggerRef={anchor}
        placement="bottom start"
        onOpenChange={onClose}
        className={overlay.popover}
        render={(popover) => <div {...popover} aria-labelledby={undefined} />}
      >
        <div role="listbox" id={id} aria-label={label} className={overlay.list}>
          {items.map((item, index) => (
            // The text handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
            <div
              key={item.id}
              role="option"
              id={optionId(id, index)}
              aria-selected={index === active}
              tabIndex={-1}
              data-focused={index === active || undefined}
              ref={index === active ? scrollIntoView : undefined}
              className={overlay.item}
              // Keeps focus in the text.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(item)}
            >
              <span className={overlay.itemLabel}>
                {item.label}
                {item.description !== undefined && (
                  <span className={overlay.description}>{item.description}</span>
                )}
              </span>
            </div>
          ))}
        </div>
      </Popover>
    </>
  );
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
