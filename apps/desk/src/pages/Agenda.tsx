import { parseDate, startOfWeek, today, type CalendarDate } from '@internationalized/date';
import {
  ButtonLink,
  EmptyState,
  Inline,
  Stack,
  Switch,
  WeekAgenda,
  type AgendaItem,
} from '@heldermatch/ui';
import { CalendarDays } from 'lucide';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { countsOf } from '../counts.ts';
import { useDesk, usePart } from '../desk.tsx';
import { interviewsIn, type DeskEntryOf } from '../entries.ts';
import { formatList, timeZone } from '../format.ts';
import { isInvented } from '../data/candidates.ts';
import { entriesOf, unnamed } from '../log.ts';
import { Title } from '../Title.tsx';
import type { Vacancy } from '../vacancy.ts';

const mondayOf = (date: CalendarDate) => startOfWeek(date, 'nl-NL');

/** The week in the URL, or the current one. */
function weekIn(value: string | null): CalendarDate {
  try {
    return mondayOf(parseDate(value ?? ''));
  } catch {
    return mondayOf(today(timeZone));
  }
}

/** Interviews of a week, of all vacancies: agreed, and proposed as long as the vacancy is open. */
export function Agenda() {
  const [params, setParams] = useSearchParams();
  const week = weekIn(params.get('week'));
  const [start, end] = [week, week.add({ weeks: 1 })].map((date) =>
    date.toDate(timeZone).toISOString(),
  );
  usePart({ interviews: { start: start ?? '', end: end ?? '' } });
  const { by } = useDesk();
  const [isMine, setMine] = useState(false);
  const items = useInterviews((interview) => !isMine || holds(interview, by));
  return (
    <Stack gap="l">
      <Inline justify="between">
        <Title>Agenda</Title>
        {by !== unnamed && (
          <Switch isSelected={isMine} onChange={setMine}>
            Alleen met mij
          </Switch>
        )}
      </Inline>
      <WeekAgenda
        title="Gesprekken"
        isTitleHidden
        items={items}
        week={week}
        onWeekChange={(next) => setParams({ week: next.toString() }, { replace: true })}
        emptyText={<NothingPlanned />}
      />
    </Stack>
  );
}

/** Links to the candidates with whom an interview can be planned. */
function NothingPlanned() {
  const { team, lines, uploads, vacancies } = useDesk();
  const invited = vacancies
    .filter(({ isClosed }) => !isClosed)
    .filter((vacancy) => countsOf({ team, lines, uploads }, vacancy).invited > 0);
  return (
    <EmptyState
      icon={CalendarDays}
      titleLevel={3}
      title="Niets gepland in deze week"
      text={
        invited.length === 0 ? 'Nodig eerst een kandidaat uit.' : 'Kies een uitgenodigde kandidaat.'
      }
      action={
        invited.length === 0 ? (
          <ButtonLink href="/">Kies een vacature</ButtonLink>
        ) : (
          invited.map(({ id, title }) => (
            <ButtonLink
              key={id}
              variant={invited.length === 1 ? 'primary' : 'secondary'}
              href={`/vacancies/${id}/candidates?decision=invite`}
            >
              {`Plan een gesprek: ${title}`}
            </ButtonLink>
          ))
        )
      }
    />
  );
}

type Interview = DeskEntryOf<'interview'>;

const holds = ({ interviewers = [] }: Interview, name: string) => interviewers.includes(name);

function useInterviews(isShown: (interview: Interview) => boolean): readonly AgendaItem[] {
  const { vacancies, uploads, deskLines } = useDesk();
  const names = new Map(uploads.map(({ id, name }) => [id, name]));
  const itemsOf = (vacancy: Vacancy, interview: Interview): AgendaItem[] => {
    const { candidate, proposed, confirmed, interviewers = [] } = interview;
    const name = names.get(candidate) ?? (isInvented(candidate) ? `Kandidaat ${candidate}` : '');
    // A browser keeps the lines of a removed candidate, whose interview is erased.
    if (name === '' || !isShown(interview)) return [];
    const slots = confirmed === undefined && !vacancy.isClosed ? proposed : [];
    return [...(confirmed === undefined ? [] : [confirmed]), ...slots].map((slot) => ({
      ...slot,
      id: `${candidate} ${slot.start}`,
      label: name,
      description: [
        vacancy.title,
        ...(interviewers.length === 0 ? [] : [formatList(interviewers)]),
      ].join(', '),
      href: `/vacancies/${vacancy.id}/candidates?candidate=${candidate}`,
      isProposed: confirmed === undefined,
    }));
  };
  return vacancies.flatMap((vacancy) =>
    [...interviewsIn(entriesOf(deskLines, vacancy)).values()].flatMap((interview) =>
      itemsOf(vacancy, interview),
    ),
  );
}
