import {
  AlertDialog,
  Button,
  DialogTrigger,
  Radio,
  RadioGroup,
  Stack,
  Text,
  type AlertDialogProps,
} from '@heldermatch/ui';
import { useEffect, useRef, useState } from 'react';
import { useDesk } from '../desk.tsx';
import { removalReasons, type DeskEntry, type RemovalReason } from '../entries.ts';
import { currentDate } from '../currentDate.ts';
import { entriesOf } from '../log.ts';
import { requestsIn } from '../requests.ts';
import { termIn } from '../retention.ts';
import { focusTitle } from '../Title.tsx';
import { saveErrorText } from '../toasts.ts';
import type { Vacancy } from '../vacancy.ts';

interface RemoveCandidateProps extends Pick<AlertDialogProps, 'isOpen' | 'onOpenChange'> {
  /** Id of an added candidate. */
  candidate: string;
  name: string;
  vacancy: Pick<Vacancy, 'id'>;
  onRemoved?: () => void;
}

/** Most likely reason, from the log. */
function likelyReason(entries: readonly DeskEntry[], candidate: string): RemovalReason {
  const isAsked = requestsIn(entries).some(
    (one) => one.candidate === candidate && one.kind === 'erasure',
  );
  if (isAsked) return 'request';
  const term = termIn(entries)(candidate);
  return term !== undefined && term < currentDate() ? 'term' : 'mistake';
}

/**
 * Confirmation dialog for removing a candidate. It states what remains: log entries are kept, without the data about
 * the candidate.
 */
export function RemoveCandidate({
  candidate,
  name,
  vacancy,
  onRemoved,
  ...dialog
}: RemoveCandidateProps) {
  const { remove, lines, deskLines, team } = useDesk();
  const entries = entriesOf(deskLines, vacancy);
  const [chosen, setChosen] = useState<RemovalReason>();
  // A team's database removes candidates whose term has ended itself.
  const options = removalReasons.filter(({ id }) => team === undefined || id !== 'term');
  const likely = likelyReason(entries, candidate);
  const why = chosen ?? (options.some(({ id }) => id === likely) ? likely : 'mistake');
  const count = [...lines, ...deskLines].filter(
    ({ entry }) => 'candidate' in entry && entry.candidate === candidate,
  ).length;
  const isWaiting = requestsIn(entries).some(
    (one) => one.candidate === candidate && one.kind !== 'erasure' && one.answer === undefined,
  );
  return (
    <AlertDialog
      {...dialog}
      title={`${name} verwijderen?`}
      confirmLabel="Verwijderen"
      errorMessage={saveErrorText}
      onConfirm={async () => {
        await remove({ id: candidate, vacancy: vacancy.id }, why);
        onRemoved?.();
      }}
    >
      <Stack gap="m">
        {isWaiting && (
          <Text>
            Er loopt nog een verzoek van deze kandidaat. Beantwoord het eerst: daarna zijn de
            gegevens er niet meer.
          </Text>
        )}
        <Text>
          {`De naam, de tekst van het cv, het bestand en de scores worden gewist, net als reacties en mails. Dat kunt u niet ongedaan maken. ${
            count === 1
              ? 'In het logboek blijft 1 regel staan'
              : `In het logboek blijven ${count} regels staan`
          }, zonder naam, scores, teksten en redenen: wie wat besliste of aanpaste, wanneer, en de grond van een afwijzing. Ook de verwijdering staat erin.`}
        </Text>
        <RadioGroup
          label="Waarom verwijdert u deze kandidaat?"
          value={why}
          onChange={(id) => setChosen(options.find((one) => one.id === id)?.id)}
        >
          {options.map(({ id, label }) => (
            <Radio key={id} value={id}>
              {label}
            </Radio>
          ))}
        </RadioGroup>
      </Stack>
    </AlertDialog>
  );
}

/** Removal button for a drawer that closes when its candidate is removed. */
export function RemoveButton({
  onRemoved,
  ...removed
}: Omit<RemoveCandidateProps, 'isOpen' | 'onOpenChange'>) {
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
