import {
  Board,
  type BoardColumn,
  type BoardItem,
  type BoardPlace,
  moveItem,
} from '@heldermatch/ui/Board';
import { createToasts, ToastRegion } from '@heldermatch/ui/ToastRegion';
import { useState } from 'react';

const columns: readonly BoardColumn[] = [
  { id: 'new', label: 'Nieuw' },
  { id: 'interview', label: 'Gesprek' },
  { id: 'offer', label: 'Aanbod' },
];

const toasts = createToasts();

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
    setItems((before) => moveItem(before, id, place));
  };
  return (
    <>
      <Board label="Kandidaten" columns={columns} items={items} onMove={move} />
      <ToastRegion toasts={toasts} />
    </>
  );
}
