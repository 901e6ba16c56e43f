import { Button, Dialog, type ButtonProps } from '@heldermatch/ui';
import { useState } from 'react';
import { useDesk } from '../desk.tsx';
import { interviewsIn, isPlanned } from '../entries.ts';
import type { OpenVacancy } from '../openVacancy.ts';
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
      <Dialog
        title={`Gesprek met ${applicant.title}`}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) setPlanned(undefined);
        }}
      >
        <Interview {...{ open, applicant }} />
      </Dialog>
    ),
  };
}
