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
import { IconButton } from '../../IconButton/index.js';
import * as nl from '../../../messages/nl.js';
import { useMessages } from '../../../messages/useMessages.js';
import * as css from './month.css.js';

export interface WhyUnavailable {
  /**
   * Reason why a date is unavailable, in a few words; `undefined` for an available date. Part of the date's accessible
   * description, and shown below the month while the date is hovered or focused.
   */
  whyUnavailable?: ((date: CalendarDate) => string | undefined) | undefined;
}

interface Availability extends WhyUnavailable {
  isDateUnavailable?: ((date: CalendarDate) => boolean) | undefined;
}

/** Predicate for React Aria's `isDateUnavailable`: a date with a reason is unavailable. */
export const unavailable =
  ({ isDateUnavailable, whyUnavailable }: Availability) =>
  (value: DateValue): boolean => {
    const date = toCalendarDate(value);
    return isDateUnavailable?.(date) === true || whyUnavailable?.(date) !== undefined;
  };

interface MonthProps extends WhyUnavailable {
  /**
   * Number of months side by side.
   * @default 1
   */
  months?: 1 | 2;
}

/** Visible months of the surrounding calendar, with buttons to the previous and next month. */
export function Month({ whyUnavailable, months = 1 }: MonthProps) {
  const formatMessage = useMessages();
  const calendar = use(CalendarStateContext);
  const range = use(RangeCalendarStateContext);
  const [pointedAt, pointAt] = useState<CalendarDate>();
  const state = calendar ?? range;
  const offsets = months === 1 ? [0] : [0, 1];
  const looked = pointedAt ?? (state?.isFocused === true ? state.focusedDate : undefined);
  return (
    <>
      <div className={css.header}>
        <IconButton
          slot="previous"
          icon={ChevronLeft}
          isDirectional
          label={formatMessage(nl.previousMonth)}
        />
        {offsets.map((offset) => (
          <CalendarHeading key={offset} offset={{ months: offset }} className={css.heading} />
        ))}
        <IconButton
          slot="next"
          icon={ChevronRight}
          isDirectional
          label={formatMessage(nl.nextMonth)}
        />
      </div>
      <div className={css.grids}>
        {offsets.map((offset) => (
          <CalendarGrid
            key={offset}
            offset={{ months: offset }}
            weekdayStyle="short"
            className={css.grid}
          >
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <Day
                  date={date}
                  className={range === null ? css.cell : `${css.cell} ${css.inRange}`}
                  reason={whyUnavailable?.(date)}
                  pointAt={pointAt}
                />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        ))}
      </div>
      {whyUnavailable !== undefined && (
        // Screen readers get the reason from the date's description.
        <div aria-hidden="true" className={css.reason}>
          {looked && whyUnavailable(looked)}
        </div>
      )}
    </>
  );
}

interface DayProps {
  date: CalendarDate;
  className: string;
  reason: string | undefined;
  pointAt: (date: CalendarDate | undefined) => void;
}

function Day({ date, className, reason, pointAt }: DayProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  // React Aria doesn't pass attributes to the button inside the cell.
  useEffect(() => {
    const button = cell.current?.firstElementChild;
    if (reason === undefined) button?.removeAttribute('aria-description');
    else button?.setAttribute('aria-description', reason);
  }, [reason]);
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
