import {
  Badge,
  ButtonLink,
  GridList,
  Heading,
  Inline,
  Link,
  Meter,
  Skeleton,
  Split,
  Stack,
  Text,
  type GridListItem,
} from '@heldermatch/ui';
import { lazy, Suspense } from 'react';
import { countsOf } from '../counts.ts';
import { nameIn } from '../data/candidates.ts';
import { useDesk, usePart } from '../desk.tsx';
import { formatCount } from '../format.ts';
import { unnamed } from '../log.ts';
import type { VacancyCounts } from '../store.ts';
import { Title } from '../Title.tsx';
import type { Vacancy } from '../vacancy.ts';
import { Appointments, nextDays } from './Appointments.tsx';
import { HiringTeam } from './HiringTeam.tsx';
import { Section } from './Section.tsx';
import { Waiting } from './Waiting.tsx';

// The candidates of a vacancy need the code that generates them.
const Highest = lazy(async () => ({ default: (await import('./Highest.tsx')).Highest }));

/** Start page: everything that waits for a human, the vacancy to go on with, and all vacancies. */
export function Today() {
  usePart({ isWaiting: true, interviews: nextDays() });
  const { by, may } = useDesk();
  const counted = useCounted();
  return (
    <Stack gap="l">
      <Inline justify="between">
        <Title>Vandaag</Title>
        {may('vacancy') && (
          <ButtonLink href="/vacancies/new" variant="secondary" size="small">
            Vacature maken
          </ButtonLink>
        )}
      </Inline>
      {by === unnamed && (
        <Text className="strip">
          Bij alles wat u beslist, komt uw naam te staan.{' '}
          <Link href="/settings">Vul uw naam in</Link>
        </Text>
      )}
      <Split
        main={
          <Stack gap="xl">
            <Waiting />
            <Next counted={counted} />
          </Stack>
        }
        aside={
          <Stack gap="xl">
            <Vacancies counted={counted} />
            <Appointments />
          </Stack>
        }
      />
    </Stack>
  );
}

interface Counted extends VacancyCounts {
  vacancy: Vacancy;
  undecided: number;
}

interface CountedProps {
  counted: readonly Counted[];
}

/** Vacancies with their numbers: open ones with the most to judge first, and closed ones last. */
function useCounted(): readonly Counted[] {
  const { team, lines, uploads, vacancies } = useDesk();
  return vacancies
    .map((vacancy) => {
      const counts = countsOf({ team, lines, uploads }, vacancy);
      return { ...counts, vacancy, undecided: counts.all - counts.judged };
    })
    .toSorted(
      (one, other) =>
        Number(one.vacancy.isClosed) - Number(other.vacancy.isClosed) ||
        other.undecided - one.undecided,
    );
}

/** The open vacancy on which the user worked last and its candidate, as far as the log that was read shows. */
function useLast() {
  const { by, lines, vacancies, uploads } = useDesk();
  const last = lines.findLast(({ entry }) => entry.by === by);
  const vacancy = vacancies.find(({ id, isClosed }) => id === last?.vacancy && !isClosed);
  if (last === undefined || vacancy === undefined) return undefined;
  const id = 'candidate' in last.entry ? last.entry.candidate : '';
  const name = nameIn(uploads, id);
  return { vacancy, candidate: name === undefined ? undefined : { id, name } };
}

/** The first thing to do: where the user was, or else the vacancy with the most to judge. */
function Next({ counted }: CountedProps) {
  const { team } = useDesk();
  const last = useLast();
  const found = counted.find(({ vacancy }) => vacancy.id === last?.vacancy.id) ?? counted[0];
  if (found === undefined || found.undecided === 0 || found.vacancy.isClosed) return null;
  const { vacancy, undecided } = found;
  const path = `/vacancies/${vacancy.id}/candidates`;
  return (
    <section aria-labelledby="next">
      <Stack gap="m">
        <Inline justify="between">
          <Stack gap="xs">
            <Heading level={2} size="small" id="next">
              {last === undefined ? `Begin met ${vacancy.title}` : `Verder met ${vacancy.title}`}
            </Heading>
            <Text>
              {`${formatCount(undecided)} te beoordelen, de hoogste score eerst.`}
              {last?.candidate !== undefined && (
                <>
                  {' Het laatst werkte u aan '}
                  <Link href={`${path}?candidate=${last.candidate.id}`}>{last.candidate.name}</Link>
                  .
                </>
              )}
            </Text>
          </Stack>
          <ButtonLink href={`${path}?decision=none`}>
            {last === undefined ? 'Beoordelen' : 'Ga verder'}
          </ButtonLink>
        </Inline>
        {/* A team's database sends candidates to their list only. */}
        {team === undefined && (
          <Suspense fallback={<Skeleton lines={5} />}>
            <Highest vacancy={vacancy} />
          </Suspense>
        )}
      </Stack>
    </section>
  );
}

/** Every vacancy, with the number of candidates to judge. */
function Vacancies({ counted }: CountedProps) {
  const { may } = useDesk();
  return (
    <Section title="Vacatures">
      <GridList
        className="flush"
        label="Vacatures"
        items={counted.map((one) => rowOf(one, may('added')))}
        emptyText="Er zijn nog geen vacatures."
      />
    </Section>
  );
}

function rowOf({ vacancy, all, judged, invited }: Counted, mayAdd: boolean): GridListItem {
  const { id, title, place, hours, isClosed, team = [] } = vacancy;
  return {
    id,
    label: title,
    description: [
      place,
      hours,
      ...(all === 0 ? [] : [`${formatCount(invited)}\u00a0uitgenodigd`]),
    ].join(' · '),
    href: `/vacancies/${id}/candidates`,
    aside: (
      <>
        {isClosed && <Badge>Gesloten</Badge>}
        {team.length > 0 && <HiringTeam vacancy={vacancy} />}
        {all > 0 && (
          <Meter
            className="judged"
            label="Beoordeeld"
            value={judged}
            maxValue={all}
            valueLabel={`${formatCount(judged)} van ${formatCount(all)}`}
          />
        )}
      </>
    ),
    actions: all === 0 && mayAdd && <Link href={`/vacancies/${id}/add`}>Voeg cv’s toe</Link>,
  };
}
