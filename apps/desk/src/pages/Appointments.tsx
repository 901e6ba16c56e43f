import { GridList, Link, Text } from '@heldermatch/ui';
import { parseDate } from '@internationalized/date';
import { currentDate } from '../currentDate.ts';
import { nameIn } from '../data/candidates.ts';
import { useDesk } from '../desk.tsx';
import { interviewsIn, type Slot } from '../entries.ts';
import { formatMoment, timeZone } from '../format.ts';
import { entriesOf } from '../log.ts';
import { Section } from './Section.tsx';

/** Seven days from today. */
export function nextDays(): Slot {
  const start = parseDate(currentDate());
  const at = (days: number) => start.add({ days }).toDate(timeZone).toISOString();
  return { start: at(0), end: at(7) };
}

/** Agreed interviews of the next seven days, of all vacancies. */
export function Appointments() {
  const { vacancies, uploads, deskLines } = useDesk();
  const { start, end } = nextDays();
  const items = vacancies
    .flatMap((vacancy) =>
      [...interviewsIn(entriesOf(deskLines, vacancy)).values()].flatMap(
        ({ id, candidate, confirmed }) => {
          const name = nameIn(uploads, candidate);
          if (confirmed === undefined || name === undefined) return [];
          return [{ id, candidate, name, vacancy, at: confirmed.start }];
        },
      ),
    )
    .filter(({ at }) => at >= start && at < end)
    .toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <Section title="Gesprekken, komende zeven dagen">
      {items.length === 0 ? (
        <Text emphasis="muted">Er is niets afgesproken.</Text>
      ) : (
        <GridList
          className="flush"
          label="Gesprekken"
          items={items.map(({ id, candidate, name, vacancy, at }) => ({
            id,
            label: name,
            description: `${formatMoment(at)}, ${vacancy.title}`,
            href: `/vacancies/${vacancy.id}/candidates?candidate=${candidate}`,
          }))}
        />
      )}
      <Link href="/agenda">Naar de agenda</Link>
    </Section>
  );
}
