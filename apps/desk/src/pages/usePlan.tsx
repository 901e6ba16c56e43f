import { Button, Dialog, type ButtonProps } from '@heldermatch/ui';
import { useState } from 'react';
import type { Applicant } from '../data/candidates.ts';
import { useDesk } from '../desk.tsx';
import { interviewsIn, isPlanned } from '../entries.ts';
import { useVacancy, type OpenVacancy } from '../openVacancy.ts';
import type { Vacancy } from '../vacancy.ts';
import { Interview } from './Interview.tsx';

/** Dialog to plan the interview of an invited candidate, and the button that opens it. */
export function usePlan(open: OpenVacancy) {
  const { may } = useDesk();
  const [planned, setPlanned] = useState<string>();
  const applicant = open.applicants.find(({ id }) => id === planned);
  const interviews = interviewsIn(open.entries);
  return {
    /** Undefined for a candidate who isn't invited, or whose interview is planned. */
    planButtonFor: (candidate: string, variant: ButtonProps['variant']) =>
      may('interview') &&
      open.judgement.decisions.get(candidate)?.verdict === 'invite' &&
      !isPlanned(interviews.get(candidate)) ? (
        <Button variant={variant} size="small" onPress={() => setPlanned(candidate)}>
          Gesprek plannen
        </Button>
      ) : undefined,
    planDialog: applicant !== undefined && (
      <PlanDialog {...{ open, applicant }} onClose={() => setPlanned(undefined)} />
    ),
  };
}

interface PlanDialogProps {
  open: OpenVacancy;
  applicant: Applicant;
  onClose: () => void;
}

const PlanDialog = ({ open, applicant, onClose }: PlanDialogProps) => (
  <Dialog
    title={`Gesprek met ${applicant.title}`}
    isOpen
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose();
    }}
  >
    <Interview {...{ open, applicant }} />
  </Dialog>
);

interface PlanProps extends Pick<PlanDialogProps, 'onClose'> {
  vacancy: Vacancy;
  candidate: string;
}

/** Dialog to plan the interview of a candidate whose vacancy isn't open. */
export function Plan({ vacancy, candidate, onClose }: PlanProps) {
  const open = useVacancy(vacancy);
  const applicant = open.applicants.find(({ id }) => id === candidate);
  return applicant && <PlanDialog {...{ open, applicant, onClose }} />;
}
