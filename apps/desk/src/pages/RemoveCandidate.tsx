import { AlertDialog, Button, DialogTrigger, type AlertDialogProps } from '@heldermatch/ui';
import { useEffect, useRef } from 'react';
import { useDesk } from '../desk.tsx';
import { focusTitle } from '../Title.tsx';
import { saveErrorText } from '../toasts.ts';

interface RemoveCandidateProps extends Pick<AlertDialogProps, 'isOpen' | 'onOpenChange'> {
  /** Id of an added candidate. */
  candidate: string;
  name: string;
  onRemoved?: () => void;
}

/**
 * Confirmation dialog for removing a candidate. It states what remains: log entries are kept, without the data about
 * the candidate.
 */
export function RemoveCandidate({ candidate, name, onRemoved, ...dialog }: RemoveCandidateProps) {
  const { remove, lines, deskLines } = useDesk();
  const count = [...lines, ...deskLines].filter(
    ({ entry }) => 'candidate' in entry && entry.candidate === candidate,
  ).length;
  return (
    <AlertDialog
      {...dialog}
      title={`${name} verwijderen?`}
      confirmLabel="Verwijderen"
      errorMessage={saveErrorText}
      onConfirm={async () => {
        await remove(candidate);
        onRemoved?.();
      }}
    >
      {`De naam, de tekst van het cv en de scores worden gewist. Dat kunt u niet ongedaan maken. ${
        count === 0
          ? 'In het logboek staat nog niets over deze kandidaat.'
          : `In het logboek ${count === 1 ? 'blijft 1 regel' : `blijven ${count} regels`} staan, zonder naam, scores en redenen: wie wat besliste of aanpaste, wanneer, en de grond van een afwijzing.`
      }`}
    </AlertDialog>
  );
}

/** Removal button for a drawer that closes when its candidate is removed. */
export function RemoveButton({
  onRemoved,
  ...removed
}: Pick<RemoveCandidateProps, 'candidate' | 'name' | 'onRemoved'>) {
  const isRemoved = useRef(false);
  // The drawer and the row that focus would return to are both removed.
  useEffect(
    () => () => {
      if (isRemoved.current) requestAnimationFrame(() => focusTitle());
    },
    [],
  );
  return (
    <DialogTrigger>
      <Button variant="secondary" tone="critical" size="small">
        Kandidaat verwijderen
      </Button>
      <RemoveCandidate
        {...removed}
        onRemoved={() => {
          isRemoved.current = true;
          onRemoved?.();
        }}
      />
    </DialogTrigger>
  );
}
