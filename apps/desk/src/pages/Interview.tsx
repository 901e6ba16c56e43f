import { Button, Heading, Inline, InterviewPlanner, Stack, Text } from '@heldermatch/ui';
import type { Applicant } from '../data/candidates.ts';
import { useDesk } from '../desk.tsx';
import type { OpenVacancy } from '../openVacancy.ts';
import { interviewsIn, type DeskEntryOf, type Slot } from '../entries.ts';
import { formatMoment } from '../format.ts';
import { saveFile } from '../download.ts';
import { calendarFile, slotsFrom } from '../slots.ts';
import { showSaveError } from '../toasts.ts';

interface InterviewProps {
  open: OpenVacancy;
  applicant: Applicant;
}

/** Interview with a candidate: times are proposed, one is agreed, moved or cancelled. Each is a line of the log. */
export function Interview({ open, applicant: { id: candidate, title } }: InterviewProps) {
  const { entries, nameOf, record, vacancy } = open;
  const { may } = useDesk();
  const interviews = interviewsIn(entries);
  const interview = interviews.get(candidate);
  const taken = [...interviews.values()].flatMap((one) =>
    one.confirmed === undefined || one.candidate === candidate
      ? []
      : [{ ...one.confirmed, name: nameOf(one.candidate) }],
  );
  const save = (proposed: readonly Slot[], confirmed?: Slot) =>
    record({ type: 'interview', candidate, proposed, confirmed });
  const { proposed = [], confirmed } = interview ?? {};
  if (!may('interview')) return <Planned {...{ proposed, confirmed }} />;
  const saveCalendar = async (slot: Slot) =>
    saveFile(
      `gesprek-${title}.ics`,
      new Blob([await calendarFile(slot, `Gesprek met ${title} (${vacancy.title})`)], {
        type: 'text/calendar',
      }),
    );
  return (
    <Stack gap="m">
      <InterviewPlanner
        title="Gesprek plannen"
        titleLevel={3}
        slots={slotsFrom(taken)}
        proposed={proposed.length === 0 ? undefined : proposed}
        confirmed={confirmed}
        onPropose={(slots) => save(slots.map(({ start, end }) => ({ start, end })))}
      />
      {confirmed === undefined && proposed.length > 0 && (
        <Stack gap="s">
          <Heading level={4} size="small">
            Wat koos de kandidaat?
          </Heading>
          <Inline gap="s">
            {proposed.map((slot) => (
              <Button
                key={slot.start}
                size="small"
                variant="secondary"
                onPress={() => void save(proposed, slot).catch(showSaveError)}
              >
                {formatMoment(slot.start)}
              </Button>
            ))}
          </Inline>
        </Stack>
      )}
      {confirmed !== undefined && (
        <Inline gap="s">
          <Button size="small" variant="secondary" onPress={() => void saveCalendar(confirmed)}>
            In uw agenda zetten (.ics)
          </Button>
          <Button
            size="small"
            variant="secondary"
            onPress={() => void save([]).catch(showSaveError)}
          >
            Verzetten of afzeggen
          </Button>
        </Inline>
      )}
      {interview !== undefined && proposed.length === 0 && confirmed === undefined && (
        <Text emphasis="muted">{`Het gesprek is afgezegd door ${interview.by}. Kies nieuwe tijden om het te verzetten.`}</Text>
      )}
    </Stack>
  );
}

/** The interview, for a user who may not plan it. */
function Planned({
  proposed,
  confirmed,
}: Pick<DeskEntryOf<'interview'>, 'proposed' | 'confirmed'>) {
  const slots = confirmed === undefined ? proposed : [confirmed];
  const state = slots.length === 0 ? 'Er is geen gesprek gepland.' : 'Voorgestelde tijden:';
  return (
    <Stack gap="s">
      <Heading level={3} size="small">
        Gesprek
      </Heading>
      <Text>
        {[
          confirmed === undefined ? state : 'Afgesproken:',
          slots.map(({ start }) => formatMoment(start)).join(', '),
        ].join(' ')}
      </Text>
    </Stack>
  );
}
