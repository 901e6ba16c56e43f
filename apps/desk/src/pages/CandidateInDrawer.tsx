import type { Change } from '@heldermatch/scorecard';
import { CandidateDrawer, Notice, Stack } from '@heldermatch/ui';
import { useState } from 'react';
import { isInvented, type Applicant } from '../data/candidates.ts';
import { useDesk, type OpenVacancy } from '../desk.tsx';
import { interviewsIn } from '../entries.ts';
import { describeUnread, type Unread } from '../reading/text.ts';
import { reasons } from '../reasons.ts';
import { saveErrorText } from '../toasts.ts';
import { Interview } from './Interview.tsx';
import { RemoveButton } from './RemoveCandidate.tsx';
import { Requests } from './Requests.tsx';
import { useCv } from './useCv.ts';

interface CandidateInDrawerProps {
  open: OpenVacancy;
  /** The open candidate. If undefined, the drawer is closed. */
  applicant: Applicant | undefined;
  /** Candidates in the order of the list, for the previous and next buttons. */
  order: readonly Applicant[];
  onOpen: (id: string) => void;
  onClose: () => void;
  onRemoved: () => void;
}

/** Names the parts of a CV that could not be read, so that the user reads them in the file. */
function NotRead({ unread }: { unread: readonly Unread[] }) {
  return (
    <Notice tone="caution" title="Niet alles is gelezen">
      {describeUnread(unread).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}

/** Drawer of one candidate, with its scores, human adjustments and the decision. Each change is added to the log. */
export function CandidateInDrawer({
  open,
  applicant,
  order,
  onOpen,
  onClose,
  onRemoved,
}: CandidateInDrawerProps) {
  const { vacancy, judgement, judged } = open;
  // The last candidate stays visible during the drawer's exit animation.
  const [last, setLast] = useState(applicant);
  if (applicant !== undefined && applicant !== last) setLast(applicant);
  const shown = applicant ?? last;
  const cv = useCv(shown, open);
  const { uploads } = useDesk();
  // The pressed control reports that nothing was saved; the note under the decision says why.
  const [problem, setProblem] = useState<{ candidate: string; why: string }>();
  if (shown === undefined) return null;
  const { id: candidate, title, years, hours, engine } = shown;
  const write = async (change: Change) => {
    setProblem(undefined);
    try {
      await open.write(change);
    } catch (error) {
      setProblem({ candidate, why: saveErrorText(error) });
      throw error;
    }
  };
  const unread = uploads.find(({ id }) => id === candidate)?.unread ?? [];
  const decision = judgement.decisions.get(candidate);
  const at = order.findIndex(({ id }) => id === candidate);
  const [previous, next] = at < 0 ? [] : [order[at - 1], order[at + 1]];
  const known = [
    vacancy.title,
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
      cvNote={unread.length > 0 && <NotRead unread={unread} />}
      categories={judged(shown)}
      intro={known.join(' · ')}
      weights={judgement.weights}
      options={reasons}
      onDecide={(decided) => write({ type: 'decision', candidate, ...decided })}
      onUndo={() => write({ type: 'undo', entry: decision?.id ?? '' })}
      onAdjust={({ id: category }, change) =>
        write({ type: 'adjustment', candidate, category, ...change })
      }
      onUndoAdjustment={({ id }) => write({ type: 'undo', entry: id })}
      onPrevious={previous && (() => onOpen(previous.id))}
      onNext={next && (() => onOpen(next.id))}
      emptyText="Niemand heeft dit cv gescoord. Lees het zelf."
      note={`${isInvented(candidate) ? 'Verzonnen scores' : `Scores van ${engine ?? 'software'}`}: ze helpen u vergelijken. U beslist.`}
      decisionNote={
        problem?.candidate === candidate
          ? problem.why
          : 'U beslist. De kandidaat hoort het pas als u bericht stuurt.'
      }
    >
      <Stack gap="xl">
        {(decision?.verdict === 'invite' || interviewsIn(open.entries).has(candidate)) && (
          <Interview key={`interview ${candidate}`} open={open} applicant={shown} />
        )}
        <Requests key={`requests ${candidate}`} {...{ open, candidate }} />
        {!isInvented(candidate) && (
          <RemoveButton key={`remove ${candidate}`} name={title} {...{ candidate, onRemoved }} />
        )}
      </Stack>
    </CandidateDrawer>
  );
}
