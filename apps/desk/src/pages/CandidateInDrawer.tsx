import { CandidateDrawer } from '@heldermatch/ui';
import { useEffect, useState } from 'react';
import type { Applicant } from '../data/candidates.ts';
import { detailsOf } from '../data/scorecards.ts';
import { useDesk, type OpenVacancy } from '../desk.tsx';
import { limits } from '../reading/text.ts';
import { reasons } from '../reasons.ts';
import type { CvText } from '../store.ts';

interface CandidateInDrawerProps {
  open: OpenVacancy;
  /** Without, it is closed. */
  applicant: Applicant | undefined;
  /** Those of the list, for the way to the next. */
  order: readonly Applicant[];
  onOpen: (id: string) => void;
  onClose: () => void;
}

interface Cv {
  pages: CvText;
  /** Why there is nothing to read. */
  emptyText?: string;
}

/** A text from before there were limits can be too long for a page to show. */
const shownOf = (pages: CvText): Cv =>
  pages.reduce((sum, { text }) => sum + text.length, 0) > limits.characters
    ? { pages: [], emptyText: 'Dit cv is te lang om te tonen. Voeg alleen het cv opnieuw toe.' }
    : { pages };

const unreadable: Cv = {
  pages: [],
  emptyText: 'De tekst van dit cv is nu niet te lezen. Laad de pagina opnieuw.',
};

/** The CV of an invented candidate at once, and of one who was added when it has come from the disk. */
function useCv(applicant: Applicant | undefined, { vacancy, isAdded }: OpenVacancy): Cv {
  const { store } = useDesk();
  const [read, setRead] = useState<{ id: string; cv: Cv }>();
  const id = applicant !== undefined && isAdded(applicant.id) ? applicant.id : undefined;
  useEffect(() => {
    if (id === undefined) return undefined;
    let isWanted = true;
    const set = (cv: Cv) => {
      if (isWanted) setRead({ id, cv });
    };
    store.readText(id).then(
      (pages) => set(pages === undefined ? unreadable : shownOf(pages)),
      () => set(unreadable),
    );
    return () => {
      isWanted = false;
    };
  }, [store, id]);
  if (applicant === undefined) return { pages: [] };
  if (id === undefined) return detailsOf(applicant, vacancy);
  return read?.id === id ? read.cv : { pages: [], emptyText: 'Het cv wordt opgehaald.' };
}

/** One candidate: what the software found, what a human thinks of it, and what is decided, each a line of the log. */
export function CandidateInDrawer({
  open,
  applicant,
  order,
  onOpen,
  onClose,
}: CandidateInDrawerProps) {
  const { vacancy, judgement, judged, write } = open;
  // Who was shown stays while the drawer goes.
  const [last, setLast] = useState(applicant);
  if (applicant !== undefined && applicant !== last) setLast(applicant);
  const shown = applicant ?? last;
  const cv = useCv(shown, open);
  if (shown === undefined) return null;
  const { id: candidate, title, city, years, hours } = shown;
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
      {...{ candidate, title, decision }}
      pages={cv.pages}
      cvEmptyText={cv.emptyText}
      categories={judged(shown)}
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
