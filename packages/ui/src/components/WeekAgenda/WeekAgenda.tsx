import { isToday, today, type CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide';
import { use, useId, type CSSProperties, type ReactNode } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { defaultTimeZone } from '../../internal/date/timeZone.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';
import { Button } from '../Button/index.js';
import { Heading } from '../Heading/index.js';
import { IconButton } from '../IconButton/index.js';
import { Inline } from '../Inline/index.js';
import { agendaDays, hoursOf, mondayOf, type AgendaDay, type Block } from './agendaDays.js';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.js';
import * as css from './WeekAgenda.css.js';

/** Period with a start and an end, as from `Date.toISOString`. */
export interface AgendaTime {
  start: string;
  end: string;
}

export interface AgendaItem<Id extends string = string> extends AgendaTime {
  /** Unique in the agenda. */
  id: Id;
  /** Name of the appointment: 'Gesprek met kandidaat 0412'. */
  label: string;
  /** Location or participants, in a few words. */
  description?: string | undefined;
  /** URL of the appointment. */
  href?: string | undefined;
  /**
   * Whether it is not agreed on yet.
   * @default false
   */
  isProposed?: boolean | undefined;
}

export interface WeekAgendaProps<Id extends string = string> extends RootProps {
  /** Title of the agenda. */
  title: string;
  /**
   * Heading level of the title. Those of the days are one lower.
   * @default 2
   */
  titleLevel?: 2 | 3 | undefined;
  /**
   * Hides the title visually, below a heading that says the same.
   * @default false
   */
  isTitleHidden?: boolean | undefined;
  /** Appointments, in any order, also of other weeks. */
  items: readonly AgendaItem<Id>[];
  /**
   * Periods in which an appointment is possible, shown as buttons.
   * @default []
   */
  available?: readonly AgendaTime[] | undefined;
  /** Called with a period of `available` that the user presses. */
  onTimePress?: ((time: AgendaTime) => void) | undefined;
  /** Any date in the week that is shown (controlled). */
  week?: CalendarDate | undefined;
  /**
   * Any date in the week that is shown initially (uncontrolled).
   * @default today
   */
  defaultWeek?: CalendarDate | undefined;
  /** Called with the Monday of another week. */
  onWeekChange?: ((week: CalendarDate) => void) | undefined;
  /**
   * Shown instead of the days of a week without items, with the next action: an `EmptyState`.
   * @default the days, which are empty
   */
  emptyText?: ReactNode;
  /**
   * IANA time zone of the days and times.
   * @default 'Europe/Amsterdam'
   */
  timeZone?: string | undefined;
}

const noTimes: readonly AgendaTime[] = [];

/** Formatters in the language of the page. Dates have no time zone, so they are formatted in UTC. */
function useFormats(timeZone: string) {
  const { locale } = use(LanguageContext);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const week = format({ day: 'numeric', month: 'long', year: 'numeric' });
  const weekday = format({ weekday: 'long' });
  const day = format({ day: 'numeric', month: 'long' });
  const time = format({ timeStyle: 'short', timeZone });
  const hour = format({ timeStyle: 'short' });
  return {
    weekOf: (first: CalendarDate, last: CalendarDate) =>
      // Around the dash between two months, Node has thin spaces and Chrome has not. Hydration needs the same string.
      week.formatRange(first.toDate('UTC'), last.toDate('UTC')).replaceAll(/\s/g, ' '),
    weekdayOf: (date: CalendarDate) => weekday.format(date.toDate('UTC')),
    dayOf: (date: CalendarDate) => day.format(date.toDate('UTC')),
    timesOf: ({ start, end }: AgendaTime) => time.formatRange(new Date(start), new Date(end)),
    hourOf: (one: number) => hour.format(Date.UTC(2000, 0, 1, one)),
  };
}

/**
 * Appointments of a week, with times that are available. With enough room, days are side by side along the hours;
 * on a phone they are lists. Screen readers get each day as a list, in the order of time.
 */
export function WeekAgenda<Id extends string = string>({
  title,
  titleLevel = 2,
  isTitleHidden = false,
  items,
  available = noTimes,
  onTimePress,
  week: given,
  defaultWeek,
  onWeekChange,
  emptyText,
  timeZone = defaultTimeZone,
  ...root
}: WeekAgendaProps<Id>) {
  const formatMessage = useMessages();
  const formats = useFormats(timeZone);
  const id = useId();
  const [week, setWeek] = useControlledState(given, defaultWeek ?? today(timeZone), onWeekChange);
  const monday = mondayOf(week);
  const days = agendaDays(monday, [...items, ...available], timeZone);
  const isEmpty = days.every(({ blocks }) => blocks.length === 0);
  const move = (weeks: number) => setWeek(monday.add({ weeks }));
  return (
    <section aria-labelledby={id} {...rootProps(root, css.root)}>
      <div className={css.header}>
        <div>
          <Heading
            id={id}
            level={titleLevel}
            size="small"
            className={isTitleHidden ? hidden.root : undefined}
          >
            {title}
          </Heading>
          <p aria-live="polite" className={isTitleHidden ? css.weekAlone : css.week}>
            {formats.weekOf(monday, days.at(-1)?.date ?? monday)}
          </p>
        </div>
        <Inline gap="xs">
          <Button
            variant="secondary"
            size="small"
            onPress={() => setWeek(mondayOf(today(timeZone)))}
          >
            {formatMessage(nl.thisWeek)}
          </Button>
          <IconButton
            icon={ChevronLeft}
            isDirectional
            label={formatMessage(nl.previousWeek)}
            onPress={() => move(-1)}
          />
          <IconButton
            icon={ChevronRight}
            isDirectional
            label={formatMessage(nl.nextWeek)}
            onPress={() => move(1)}
          />
        </Inline>
      </div>
      {isEmpty && emptyText !== undefined ? (
        <div>{emptyText}</div>
      ) : (
        <Days {...{ days, formats, timeZone, onTimePress }} level={titleLevel === 2 ? 3 : 4} />
      )}
    </section>
  );
}

interface HoursProps {
  first: number;
  last: number;
  hourOf: (hour: number) => string;
}

/** Row of the grid at which a time begins. The first has the names of the days. */
const rowOf = (minutes: number, first: number) => minutes / 15 - first * 4 + 2;

/** Hours next to the days, with a line for each. The blocks have their times as text. */
const Hours = ({ first, last, hourOf }: HoursProps) =>
  Array.from({ length: last - first }, (_, index) => first + index).map((hour) => (
    <div
      key={hour}
      aria-hidden="true"
      className={css.hour}
      style={{ gridRow: `${rowOf(hour * 60, first)} / span 4` }}
    >
      {hourOf(hour)}
    </div>
  ));

interface DaysProps extends Pick<WeekAgendaProps, 'onTimePress'> {
  days: readonly AgendaDay[];
  level: 3 | 4;
  formats: ReturnType<typeof useFormats>;
  timeZone: string;
}

/** Days along the hours, or stacked. */
function Days({ days, ...shared }: DaysProps) {
  const { first, last } = hoursOf(days);
  const style = {
    '--days': days.length,
    '--quarters': (last - first) * 4,
  } as CSSProperties;
  return (
    <div className={css.grid} style={style}>
      <Hours first={first} last={last} hourOf={shared.formats.hourOf} />
      {days.map((day) => (
        <Day key={day.date.toString()} {...{ day, first, ...shared }} />
      ))}
    </div>
  );
}

interface DayProps extends Omit<DaysProps, 'days'> {
  day: AgendaDay;
  first: number;
}

function Day({ day, first, level, formats, timeZone, onTimePress }: DayProps) {
  const formatMessage = useMessages();
  const { date, blocks, lanes } = day;
  const isCurrent = isToday(date, timeZone);
  return (
    <div className={isCurrent ? `${css.day} ${css.currentDay}` : css.day}>
      <Heading level={level} size="small" className={css.dayTitle}>
        <span className={css.weekday}>{formats.weekdayOf(date)}</span>{' '}
        <span className={css.date}>{formats.dayOf(date)}</span>{' '}
        {isCurrent && <span className={css.today}>{formatMessage(nl.currentDay)}</span>}
      </Heading>
      {blocks.length === 0 ? (
        <p className={css.empty}>{formatMessage(nl.nothingPlanned)}</p>
      ) : (
        <ol role="list" className={css.blocks} style={{ '--lanes': lanes } as CSSProperties}>
          {blocks.map((block) => (
            <li
              key={`${block.item.start} ${'id' in block.item ? block.item.id : ''}`}
              className={css.place}
              style={{
                gridRow: `${Math.floor(rowOf(block.from, first)) - 1} / ${Math.ceil(rowOf(block.to, first)) - 1}`,
                gridColumn: block.lane + 1,
              }}
            >
              <BlockContent {...{ block, onTimePress }} times={formats.timesOf(block.item)} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

interface BlockContentProps extends Pick<WeekAgendaProps, 'onTimePress'> {
  block: Block<AgendaItem | AgendaTime>;
  times: string;
}

/** Appointment, or a period that is available. */
function BlockContent({ block: { item }, times, onTimePress }: BlockContentProps) {
  const formatMessage = useMessages();
  if (!('id' in item)) {
    const words = `${formatMessage(nl.freeTime)} ${times}`;
    return onTimePress === undefined ? (
      <p className={css.free}>{words}</p>
    ) : (
      <button type="button" className={css.free} onClick={() => onTimePress(item)}>
        {words}
      </button>
    );
  }
  const { label, description, href, isProposed = false } = item;
  return (
    <div className={isProposed ? `${css.item} ${css.proposed}` : css.item}>
      <span className={css.times}>
        {times}
        {isProposed && `, ${formatMessage(nl.notAgreed)}`}
      </span>
      {href === undefined ? (
        <span className={css.label}>{label}</span>
      ) : (
        <a href={href} className={`${css.label} ${css.link}`}>
          {label}
        </a>
      )}
      {description !== undefined && <span className={css.description}>{description}</span>}
    </div>
  );
}
