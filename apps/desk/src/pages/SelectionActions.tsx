import { AlertDialog, Button, Tooltip, type AlertDialogProps } from '@heldermatch/ui';
import { useDesk } from '../desk.tsx';

interface SelectionActionsProps {
  /** Ids of the selected candidates. */
  chosen: readonly string[];
  onCompare: () => void;
  onHold: () => void;
}

/** Actions on the selected candidates. Two or three of them can be compared. */
export function SelectionActions({ chosen, onCompare, onHold }: SelectionActionsProps) {
  const { may } = useDesk();
  const canCompare = chosen.length === 2 || chosen.length === 3;
  return (
    <>
      <Tooltip text={canCompare ? undefined : 'Kies twee of drie kandidaten'}>
        <Button size="small" isDisabled={!canCompare} onPress={onCompare}>
          Vergelijken
        </Button>
      </Tooltip>
      {may('decision') && (
        <Button size="small" variant="secondary" onPress={onHold}>
          Aanhouden
        </Button>
      )}
    </>
  );
}

/** Confirmation before many candidates are held. */
export const HoldConfirmation = (props: AlertDialogProps) => <AlertDialog {...props} />;
