import type { AlertDialogProps } from '@heldermatch/ui';
import { useState } from 'react';
import type { OpenVacancy } from '../openVacancy.ts';
import { showSaveError, toasts, saveErrorText } from '../toasts.ts';
import { formatCount } from '../format.ts';

/** Largest number of candidates that are held without a confirmation. */
const maxUnconfirmed = 25;

/** Describes the candidates that already have a decision; a bulk action never overrides one. */
const restInWords = (count: number) =>
  count === 0
    ? undefined
    : count === 1
      ? 'Over één is al beslist: dat blijft zo.'
      : `Over ${formatCount(count)} is al beslist: dat blijft zo.`;

/**
 * Holds the selected candidates who have no decision yet, after a confirmation if there are many. It can be undone
 * from the toast.
 */
export function useHold(
  { judgement, write }: OpenVacancy,
  chosen: readonly string[],
  onHeld: () => void,
) {
  const [isAsking, setAsking] = useState(false);
  const undecided = chosen.filter((id) => !judgement.decisions.has(id));
  const rest = restInWords(chosen.length - undecided.length);
  const hold = async () => {
    const change = (candidate: string) =>
      ({ type: 'decision', candidate, verdict: 'hold' }) as const;
    const entries = await write(...undecided.map(change));
    onHeld();
    const undo = async () => {
      await write(...entries.map(({ id }) => ({ type: 'undo', entry: id }) as const));
      toasts.show({ tone: 'info', title: 'Ongedaan gemaakt' });
    };
    toasts.show({
      tone: 'positive',
      title:
        undecided.length === 1 ? 'Eén aangehouden' : `${formatCount(undecided.length)} aangehouden`,
      description: rest,
      action: { label: 'Ongedaan maken', onPress: () => void undo().catch(showSaveError) },
    });
  };
  const holdOrAsk = () => {
    if (undecided.length > maxUnconfirmed) return setAsking(true);
    if (undecided.length > 0) return void hold().catch(showSaveError);
    return toasts.show({ tone: 'info', title: 'Niemand aangehouden', description: rest });
  };
  const confirmation: AlertDialogProps = {
    title: `${formatCount(undecided.length)} kandidaten aanhouden?`,
    confirmLabel: 'Aanhouden',
    tone: 'neutral',
    isOpen: isAsking,
    onOpenChange: setAsking,
    errorMessage: saveErrorText,
    onConfirm: hold,
    children: ['U kunt het daarna ongedaan maken.', rest].filter(Boolean).join(' '),
  };
  return { holdOrAsk, confirmation };
}
