import { useEffect, useState, type RefObject } from 'react';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Select } from '../Select/index.js';
import type { BoardColumn, BoardItem } from './Board.js';
import * as css from './Board.css.js';
import { useCountWords } from './useCountWords.js';

interface ColumnChoiceProps {
  columns: readonly BoardColumn[];
  shown: readonly BoardItem[];
  /** Element that scrolls the columns. */
  scroller: RefObject<HTMLElement | null>;
}

/** Chooses the column in view, on phones. A `Select`, because seven labels don't fit on one line. */
export function ColumnChoice({ columns, shown, scroller }: ColumnChoiceProps) {
  const formatMessage = useMessages();
  const countWords = useCountWords();
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    const update = () => {
      // Negative in right-to-left text.
      if (element) setIndex(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
    };
    element?.addEventListener('scroll', update, { passive: true });
    return () => element?.removeEventListener('scroll', update);
  }, [scroller]);
  return (
    <div className={css.choice}>
      <Select
        label={formatMessage(nl.column)}
        isLabelHidden
        value={columns[index]?.id ?? null}
        onChange={(id) =>
          scroller.current?.children[
            columns.findIndex((column) => column.id === id)
          ]?.scrollIntoView({ block: 'nearest', inline: 'start' })
        }
        options={columns.map(({ id, label, total }) => ({
          id,
          label: `${label} (${countWords(shown.filter(({ column }) => column === id).length, total)})`,
        }))}
      />
    </div>
  );
}
