import type { Verdict } from '@heldermatch/scorecard';
import { ArrowDown, ArrowUp, CirclePause, CircleX, Mail, Search, X } from 'lucide';
import type { Applicant } from '../data/candidates.ts';
import { useCommands } from '../commands.ts';
import { useDesk } from '../desk.tsx';

interface CandidateKeysOptions {
  /** The open candidate. */
  shown: Applicant | undefined;
  /** Candidates in the order in which the keys move through them. */
  getOrder: () => readonly Applicant[];
  onOpen: (id: string, order: readonly Applicant[]) => void;
  onClose: () => void;
  decide: (verdict: Verdict) => void;
  search: () => void;
}

/** Commands for going through the candidates without the mouse: the keys of mail programs. */
export function useCandidateKeys({
  shown,
  getOrder,
  onOpen,
  onClose,
  decide,
  search,
}: CandidateKeysOptions) {
  const move = (step: number) => () => {
    const order = getOrder();
    const at = order.findIndex(({ id }) => id === shown?.id);
    const next = order[at < 0 ? 0 : at + step];
    if (next !== undefined) onOpen(next.id, order);
  };
  const ifOpen = (run: () => void) => (shown === undefined ? undefined : run);
  const { may } = useDesk();
  const choose = (verdict: Verdict) =>
    may('decision') ? ifOpen(() => decide(verdict)) : undefined;
  useCommands('Kandidaten', [
    { id: 'next', label: 'Volgende kandidaat', keys: 'j', icon: ArrowDown, run: move(1) },
    { id: 'previous', label: 'Vorige kandidaat', keys: 'k', icon: ArrowUp, run: move(-1) },
    {
      id: 'invite',
      label: 'Kandidaat uitnodigen',
      keys: 'e',
      icon: Mail,
      run: choose('invite'),
    },
    {
      id: 'reject',
      label: 'Kandidaat afwijzen, met een reden',
      keys: 'r',
      icon: CircleX,
      run: choose('reject'),
    },
    {
      id: 'hold',
      label: 'Kandidaat aanhouden',
      keys: 'h',
      icon: CirclePause,
      run: choose('hold'),
    },
    { id: 'close', label: 'Kandidaat sluiten', keys: 'Escape', icon: X, run: ifOpen(onClose) },
    { id: 'search', label: 'Zoeken in kandidaten en cv’s', keys: '/', icon: Search, run: search },
  ]);
}
