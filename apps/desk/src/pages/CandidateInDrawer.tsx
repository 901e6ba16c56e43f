import { CandidateDrawer } from '@heldermatch/ui';
import { useState } from 'react';
import type { Applicant } from '../data/candidates.ts';
import type { OpenVacancy } from '../desk.tsx';
import { reasons } from '../reasons.ts';

interface CandidateInDrawerProps {
  open: OpenVacancy;
  /** Without, it is closed. */
  applicant: Applicant | undefined;
  /** Those of the list, for the way to the next. */
  order: readonly Applicant[];
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** One candidate: what the software found, what a human thinks of it, and what is decided, each a line of the log. */
export function CandidateInDrawer({
  open: { vacancy, judgement, judged, write },
  applicant,
  order,
  onOpen,
  onClose,
}: CandidateInDrawerProps) {
  // Who was shown stays while the drawer goes.
  const [last, setLast] = useState(applicant);
  if (applicant !== undefined && applicant !== last) setLast(applicant);
  const shown = applicant ?? last;
  if (shown === undefined) return null;
  const { id: candidate, title, city, years, hours } = shown;
  const { pages, categories } = judged(shown);
  const decision = judgement.decisions.get(candidate);
  const at = order.findIndex(({ id }) => id === candidate);
  const [previous, next] = at < 0 ? [] : [order[at - 1], order[at + 1]];
  const known = [
    vacancy.title,
    city,
    years === undefined ? undefined : `${years} jaar ervaring`,
    hours === undefined ? undefined : `${hours} uur`,
  ].filter((one) => one !== undefined);
  return (
    <CandidateDrawer
      isOpen={applicant !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      {...{ candidate, title, pages, categories, decision }}
      intro={known.join(' · ')}
      weights={judgement.weights}
      options={reasons}
      onDecide={async (decided) => void (await write({ type: 'decision', candidate, ...decided }))}
      onUndo={async () => void (await write({ type: 'undo', entry: decision?.id ?? '' }))}
      onAdjust={async ({ id: category, score, adjustment }, change) => {
        const original = adjustment?.original ?? score;
        await write({ type: 'adjustment', candidate, category, original, ...change });
      }}
      onUndoAdjustment={async ({ id }) => void (await write({ type: 'undo', entry: id }))}
      onPrevious={previous && (() => onOpen(previous.id))}
      onNext={next && (() => onOpen(next.id))}
      emptyText="Niemand heeft dit cv gescoord. Lees het zelf."
      note="Verzonnen scores: ze helpen u vergelijken. U beslist."
      decisionNote="U beslist. De kandidaat hoort het pas als u bericht stuurt."
    />
  );
}
