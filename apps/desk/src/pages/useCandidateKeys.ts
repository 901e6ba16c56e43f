import type { Verdict } from '@heldermatch/scorecard';
import { ArrowDown, ArrowUp, CirclePause, CircleX, Mail, Search, X } from 'lucide';
import type { Applicant } from '../data/candidates.ts';
import { useCommands, type CommandGroup } from '../commands.ts';
import { useDesk } from '../desk.tsx';

/** Keys for going through the candidates, which the settings show too. */
export const candidateKeys = {
  title: 'Kandidaten',
  items: [
    { id: 'next', label: 'Volgende kandidaat', keys: 'j', icon: ArrowDown },
    { id: 'previous', label: 'Vorige kandidaat', keys: 'k', icon: ArrowUp },
    { id: 'invite', label: 'Kandidaat uitnodigen', keys: 'e', icon: Mail },
    { id: 'reject', label: 'Kandidaat afwijzen, met een reden', keys: 'r', icon: CircleX },
    { id: 'hold', label: 'Kandidaat aanhouden', keys: 'h', icon: CirclePause },
    { id: 'close', label: 'Kandidaat sluiten', keys: 'Escape', icon: X },
    { id: 'search', label: 'Zoeken in kandidaten en cv’s', keys: '/', icon: Search },
  ],
} as const satisfies CommandGroup;

type CandidateKey = (typeof candidateKeys.items)[number]['id'];

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
  const runs: Record<CandidateKey, (() => void) | undefined> = {
    next: move(1),
    previous: move(-1),
    invite: choose('invite'),
    reject: choose('reject'),
    hold: choose('hold'),
    close: ifOpen(onClose),
    search,
  };
  useCommands(
    candidateKeys.title,
    candidateKeys.items.map((key) => ({ ...key, run: runs[key.id] })),
  );
}
