import {
  Board,
  createToasts,
  ToastRegion,
  type BoardColumn,
  type BoardItem,
  type BoardPlace,
} from '@heldermatch/ui';
import { useState } from 'react';

const columns: readonly BoardColumn[] = [
  { id: 'new', label: 'Nieuw' },
  { id: 'interview', label: 'Gesprek' },
  { id: 'offer', label: 'Aanbod' },
];

const toasts = createToasts();

/** Puts a card in front of another one, or at the end. */
function moved(items: readonly BoardItem[], id: string, { column, before }: BoardPlace) {
  const others = items.filter((item) => item.id !== id);
  const at = others.findIndex((item) => item.id === before);
  const card = items.filter((item) => item.id === id).map((item) => ({ ...item, column }));
  return others.toSpliced(at < 0 ? others.length : at, 0, ...card);
}

interface PipelineProps {
  candidates: readonly BoardItem[];
  save: (id: string, place: BoardPlace) => Promise<void>;
}

export function Pipeline({ candidates, save }: PipelineProps) {
  const [items, setItems] = useState(candidates);
  const move = async (id: string, place: BoardPlace) => {
    try {
      await save(id, place);
    } catch (error) {
      toasts.show({ tone: 'critical', title: 'De kandidaat is niet verplaatst' });
      // The board puts the card back.
      throw error;
    }
    setItems((before) => moved(before, id, place));
  };
  return (
    <>
      <Board label="Kandidaten" columns={columns} items={items} onMove={move} />
      <ToastRegion toasts={toasts} />
    </>
  );
}
