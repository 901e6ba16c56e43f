import type { Change } from '@heldermatch/scorecard';
import {
  Button,
  CandidateDrawer,
  CandidatePane,
  Inline,
  Marker,
  Stack,
  Text,
  type CandidatePaneProps,
  type DecisionActions,
} from '@heldermatch/ui';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { isInvented, type Applicant } from '../data/candidates.ts';
import { useDesk } from '../desk.tsx';
import type { OpenVacancy } from '../openVacancy.ts';
import { useJudged } from '../details.ts';
import { interviewsIn } from '../entries.ts';
import { reasons } from '../reasons.ts';
import { saveErrorText, showSaveError } from '../toasts.ts';
import { isQuick } from '../unsaved.ts';
import { useIsWide } from '../useIsWide.ts';
import type { Vacancy } from '../vacancy.ts';
import { Assign } from './Assign.tsx';
import { Comments } from './Comments.tsx';
import { Interview } from './Interview.tsx';
import { Mails } from './Mails.tsx';
import { PersonalData } from './PersonalData.tsx';
import { Requests } from './Requests.tsx';
import { usePlan } from './usePlan.tsx';
import { useCvView } from './useCvView.tsx';

const decides = (
  <>
    <Marker>U beslist.</Marker> De kandidaat hoort het pas als u bericht stuurt.
  </>
);
const readsAlong = 'Uw rol leest mee. Een recruiter of leidinggevende beslist.';

interface OpenCandidateProps {
  open: OpenVacancy;
  /** The open candidate. If undefined, the drawer is closed. */
  applicant: Applicant | undefined;
  /** Candidates in the order of the list, for the previous and next buttons. */
  order: readonly Applicant[];
  /** Ref to decide with the keys of the page. */
  actionsRef: RefObject<DecisionActions | null>;
  /** Whether the reason of a rejection is asked when the candidate opens. */
  isRejecting: boolean;
  onOpen: (id: string) => void;
  onClose: () => void;
  onRemoved: () => void;
}

/** The last decision, with a button to undo it: the candidate is no longer shown. */
interface Decided {
  entry: string;
  candidate: string;
  text: string;
}

/**
 * One candidate, with its scores, human adjustments and the decision. Each change is added to the log. After a decision
 * the next candidate opens. Next to the list where there is room, or in a drawer.
 */
export function OpenCandidate({
  open,
  applicant,
  order,
  actionsRef,
  isRejecting,
  onOpen,
  onClose,
  onRemoved,
}: OpenCandidateProps) {
  const { judgement } = open;
  const isWide = useIsWide();
  // The last candidate stays visible during the drawer's exit animation.
  const [last, setLast] = useState(applicant);
  if (applicant !== undefined && applicant !== last) setLast(applicant);
  const shown = applicant ?? (isWide ? undefined : last);
  const judged = useJudged(open);
  const categories = shown === undefined ? [] : judged(shown);
  const cv = useCvView(shown, open, categories);
  const { may } = useDesk();
  useEffect(() => {
    if (isRejecting) actionsRef.current?.decide('reject');
  }, [isRejecting, actionsRef]);
  const { write, why } = useChanges(open, shown?.id);
  const decisions = useDecisions(open, { write, order, onOpen });
  const { planButtonFor, planDialog } = usePlan(open);
  if (shown === undefined) return null;
  const { id: candidate, title, engine } = shown;
  const decision = judgement.decisions.get(candidate);
  const at = order.findIndex(({ id }) => id === candidate);
  const [previous, next] = at < 0 ? [] : [order[at - 1], order[at + 1]];
  const details = {
    candidate,
    title,
    decision,
    actionsRef,
    message: decisions.messageFor(candidate, (decided) => planButtonFor(decided, 'secondary')),
    followUp: planButtonFor(candidate, 'primary'),
    ...cv,
    categories,
    intro: knownOf(shown, open.vacancy),
    weights: judgement.weights,
    options: reasons,
    ...(may('decision') && {
      onDecide: (made) => decisions.decide(shown, made),
      onUndo: async () => void (await write({ type: 'undo', entry: decision?.id ?? '' })),
    }),
    ...(may('adjustment') && {
      onAdjust: async ({ id: category }, change) =>
        void (await write({ type: 'adjustment', candidate, category, ...change })),
      onUndoAdjustment: async ({ id }) => void (await write({ type: 'undo', entry: id })),
    }),
    onPrevious: previous && (() => onOpen(previous.id)),
    onNext: next && (() => onOpen(next.id)),
    emptyText: 'Niemand heeft dit cv gescoord. Lees het zelf.',
    note: `${isInvented(candidate) ? 'Verzonnen scores' : `Scores van ${engine ?? 'software'}`}: ze helpen u vergelijken. U\u00A0beslist.`,
    decisionNote: why ?? (may('decision') ? decides : readsAlong),
    children: <Others key={candidate} {...{ open, onRemoved }} applicant={shown} />,
  } satisfies Omit<CandidatePaneProps, 'onClose'>;
  return (
    <>
      {isWide ? (
        <CandidatePane {...details} onClose={onClose} />
      ) : (
        <CandidateDrawer
          {...details}
          data-with-keys
          isOpen={applicant !== undefined}
          onOpenChange={(isOpen) => {
            if (!isOpen) onClose();
          }}
        />
      )}
      {planDialog}
    </>
  );
}

/** Writes changes about a candidate. `why` explains the last one that could not be saved: the control only reports it. */
function useChanges(open: OpenVacancy, candidate: string | undefined) {
  const [problem, setProblem] = useState<{ candidate: string | undefined; why: string }>();
  const write = async (change: Change) => {
    setProblem(undefined);
    try {
      return await open.write(change);
    } catch (error) {
      setProblem({ candidate, why: saveErrorText(error) });
      throw error;
    }
  };
  return { write, why: problem?.candidate === candidate ? problem?.why : undefined };
}

const inWords = { invite: 'uitgenodigd', hold: 'aangehouden', reject: 'afgewezen' };

interface DecisionsOptions extends Pick<OpenCandidateProps, 'order' | 'onOpen'> {
  write: ReturnType<typeof useChanges>['write'];
}

/** Decides, and opens the next candidate without a decision. The last decision can be undone from there. */
function useDecisions(open: OpenVacancy, { write, order, onOpen }: DecisionsOptions) {
  const [decided, setDecided] = useState<Decided>();
  const decide = async (
    { id: candidate, title }: Applicant,
    made: Parameters<NonNullable<CandidatePaneProps['onDecide']>>[0],
  ) => {
    const change = { type: 'decision', candidate, ...made } as const;
    const isShown = isQuick(change);
    const saving = isShown ? open.write(change) : write(change);
    const at = order.findIndex(({ id }) => id === candidate);
    const next = order.slice(at + 1).find(({ id }) => !open.judgement.decisions.has(id));
    const openNext = () => {
      if (at >= 0 && next !== undefined) onOpen(next.id);
    };
    if (isShown) openNext();
    try {
      const [entry] = await saving;
      const text = `${title} is ${inWords[made.verdict]}.`;
      setDecided({ entry: entry?.id ?? '', candidate, text });
    } catch (error) {
      if (!isShown) throw error;
      onOpen(candidate);
      showSaveError(error);
    }
    if (!isShown) openNext();
  };
  const undo = async ({ entry, candidate }: Decided) => {
    await open.write({ type: 'undo', entry });
    setDecided(undefined);
    onOpen(candidate);
  };
  const messageFor = (candidate: string, followUpOf: (decided: string) => ReactNode) =>
    decided !== undefined &&
    decided.candidate !== candidate && (
      <LastDecision decided={decided} onUndo={() => undo(decided)}>
        {followUpOf(decided.candidate)}
      </LastDecision>
    );
  return { decide, messageFor };
}

/** Facts from the list. */
const knownOf = ({ years, hours }: Applicant, vacancy: Vacancy) =>
  [
    vacancy.title,
    years === undefined ? undefined : `${years} jaar ervaring`,
    hours === undefined ? undefined : `${hours} uur`,
  ]
    .filter((one) => one !== undefined)
    .join(' · ');

interface LastDecisionProps {
  decided: Decided;
  onUndo: () => Promise<void>;
  /** Next step. */
  children: ReactNode;
}

function LastDecision({ decided, onUndo, children }: LastDecisionProps) {
  return (
    <Inline justify="between">
      <Text size="small">{decided.text}</Text>
      <Inline gap="s">
        {children}
        <Button variant="quiet" size="small" onPress={() => void onUndo().catch(showSaveError)}>
          Ongedaan maken
        </Button>
      </Inline>
    </Inline>
  );
}

interface OthersProps extends Pick<OpenCandidateProps, 'open' | 'onRemoved'> {
  applicant: Applicant;
}

/** Interview, comments, emails, requests and personal data, below the scores and the CV. */
function Others({ open, applicant, onRemoved }: OthersProps) {
  const { id: candidate } = applicant;
  const isInvited = open.judgement.decisions.get(candidate)?.verdict === 'invite';
  return (
    <Stack gap="xl">
      {(isInvited || interviewsIn(open.entries).has(candidate)) && (
        <Interview {...{ open, applicant }} />
      )}
      <Assign {...{ open, candidate }} />
      <Comments {...{ open, candidate }} />
      <Mails {...{ open, candidate }} />
      <Requests {...{ open, candidate }} />
      {!isInvented(candidate) && <PersonalData {...{ open, applicant, onRemoved }} />}
    </Stack>
  );
}
