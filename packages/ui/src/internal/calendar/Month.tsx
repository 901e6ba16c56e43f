import { toCalendarDate, type CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide';
import { use, useEffect, useRef, useState } from 'react';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import type { DateValue } from 'react-aria-components/DateField';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { IconButton } from '../../components/IconButton/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './month.css.js';

export interface WhyUnavailable {
  /**
   * Why a date can't be chosen, in a few words; `undefined` where it can. Read with the date, and shown below the month
   * while that is pointed at or has the focus.
   */
  whyUnavailable?: ((date: CalendarDate) => string | undefined) | undefined;
}

interface Availability extends WhyUnavailable {
  isDateUnavailable?: ((date: CalendarDate) => boolean) | undefined;
}

/** For React Aria: a date that has a reason can't be chosen. */
export const unavailable =
  ({ isDateUnavailable, whyUnavailable }: Availability) =>
  (value: DateValue): boolean => {
    const date = toCalendarDate(value);
    return isDateUnavailable?.(date) === true || whyUnavailable?.(date) !== undefined;
  };

/** The month in view of the calendar around it, between buttons to those before and after. */
export function Month({ whyUnavailable }: WhyUnavailable) {
  const say = useMessages();
  const calendar = use(CalendarStateContext);
  const range = use(RangeCalendarStateContext);
  const [pointedAt, pointAt] = useState<CalendarDate>();
  const state = calendar ?? range;
  const looked = pointedAt ?? (state?.isFocused === true ? state.focusedDate : undefined);
  return (
    <>
      <div className={css.header}>
        <IconButton
          slot="previous"
          icon={ChevronLeft}
          isDirectional
          aria-label={say(nl.previousMonth)}
        />
        <CalendarHeading className={css.heading} />
        <IconButton slot="next" icon={ChevronRight} isDirectional aria-label={say(nl.nextMonth)} />
      </div>
      <CalendarGrid weekdayStyle="short" className={css.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <Day
              date={date}
              className={range === null ? css.cell : `${css.cell} ${css.inRange}`}
              why={whyUnavailable?.(date)}
              pointAt={pointAt}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
      {whyUnavailable !== undefined && (
        // Heard with the date.
        <div aria-hidden="true" className={css.why}>
          {looked && whyUnavailable(looked)}
        </div>
      )}
    </>
  );
}

interface DayProps {
  date: CalendarDate;
  className: string;
  why: string | undefined;
  pointAt: (date: CalendarDate | undefined) => void;
}

function Day({ date, className, why, pointAt }: DayProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  // React Aria hands on no attribute to the button in the cell.
  useEffect(() => {
    const button = cell.current?.firstElementChild;
    if (why === undefined) button?.removeAttribute('aria-description');
    else button?.setAttribute('aria-description', why);
  }, [why]);
  return (
    <CalendarCell ref={cell} date={date} className={className}>
      {({ formattedDate }) => (
        <span
          className={css.day}
          onPointerEnter={() => pointAt(date)}
          onPointerLeave={() => pointAt(undefined)}
        >
          {formattedDate}
        </span>
      )}
    </CalendarCell>
  );
}
