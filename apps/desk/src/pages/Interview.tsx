import { Button, Heading, Inline, InterviewPlanner, Stack, Text } from '@heldermatch/ui';
import { useState } from 'react';
import type { Applicant } from '../data/candidates.ts';
import { useDesk } from '../desk.tsx';
import type { OpenVacancy } from '../openVacancy.ts';
import { interviewsIn, type DeskEntryOf, type Slot } from '../entries.ts';
import { formatList, formatMoment } from '../format.ts';
import { saveFile } from '../download.ts';
import { calendarFile, slotsFrom } from '../slots.ts';
import { showSaveError } from '../toasts.ts';
import { ColleaguesField } from './ColleaguesField.tsx';

const noNames: readonly string[] = [];

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
  const { proposed = [], confirmed, interviewers: saved = noNames } = interview ?? {};
  const [typed, setTyped] = useState<readonly string[]>();
  const interviewers = typed ?? saved;
  const save = async (slots: readonly Slot[], agreed?: Slot) => {
    await record({
      type: 'interview',
      candidate,
      proposed: slots,
      confirmed: agreed,
      ...(interviewers.length > 0 && { interviewers }),
    });
    setTyped(undefined);
  };
  if (!may('interview')) return <Planned {...{ proposed, confirmed, interviewers }} />;
  return (
    <Stack gap="m">
      <ColleaguesField label="Wie voert het gesprek?" value={interviewers} onChange={setTyped} />
      {interview !== undefined && String(interviewers) !== String(saved) && (
        <Inline>
          <Button
            size="small"
            variant="secondary"
            onPress={() => void save(proposed, confirmed).catch(showSaveError)}
          >
            Namen bewaren
          </Button>
        </Inline>
      )}
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
        <Agreed
          slot={confirmed}
          {...{ title }}
          vacancy={vacancy.title}
          onCancel={() => void save([]).catch(showSaveError)}
        />
      )}
      {interview !== undefined && proposed.length === 0 && confirmed === undefined && (
        <Text emphasis="muted">{`Het gesprek is afgezegd door ${interview.by}. Kies nieuwe tijden om het te verzetten.`}</Text>
      )}
    </Stack>
  );
}

interface AgreedProps {
  slot: Slot;
  /** Name of the candidate. */
  title: string;
  /** Title of the vacancy. */
  vacancy: string;
  onCancel: () => void;
}

/** Actions of an agreed time. */
function Agreed({ slot, title, vacancy, onCancel }: AgreedProps) {
  const saveCalendar = async () =>
    saveFile(
      `gesprek-${title}.ics`,
      new Blob([await calendarFile(slot, `Gesprek met ${title} (${vacancy})`)], {
        type: 'text/calendar',
      }),
    );
  return (
    <Inline gap="s">
      <Button size="small" variant="secondary" onPress={() => void saveCalendar()}>
        In uw agenda zetten (.ics)
      </Button>
      <Button size="small" variant="secondary" onPress={onCancel}>
        Verzetten of afzeggen
      </Button>
    </Inline>
  );
}

/** The interview, for a user who may not plan it. */
function Planned({
  proposed,
  confirmed,
  interviewers,
}: Pick<DeskEntryOf<'interview'>, 'proposed' | 'confirmed'> & {
  interviewers: readonly string[];
}) {
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
      {interviewers.length > 0 && <Text>{`Met ${formatList(interviewers)}.`}</Text>}
    </Stack>
  );
}
