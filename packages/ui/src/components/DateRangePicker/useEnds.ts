import type { CalendarDate } from '@internationalized/date';
import { useEffect, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import type { DateRange } from './DateRangePicker.js';

/** The first and the last day, of which one may not be there yet. */
type Ends = { [End in keyof DateRange]: CalendarDate | null };

interface EndsOptions {
  value: DateRange | null | undefined;
  defaultValue: DateRange | null | undefined;
  onChange: (value: DateRange | null) => void;
}

const emptyEnds: Ends = { start: null, end: null };

/** Both ends of a range, each typed on its own. The app hears of a range, and not of a half of one. */
export function useEnds({ value: given, defaultValue = null, onChange }: EndsOptions) {
  const [range, setRange] = useControlledState<DateRange | null>(given, defaultValue, onChange);
  const [initial] = useState(range);
  const [half, setHalf] = useState(emptyEnds);
  // A range of the app's takes its place.
  if (range !== null && half !== emptyEnds) setHalf(emptyEnds);
  const ends = range ?? half;
  // Two fields may be filled in by the browser before they are drawn again.
  const latest = useRef(ends);
  useEffect(() => {
    latest.current = ends;
  }, [ends]);

  const setEnd = (end: keyof Ends) => (date: CalendarDate | null) => {
    latest.current =
      end === 'start' ? { ...latest.current, start: date } : { ...latest.current, end: date };
    const { start, end: last } = latest.current;
    const whole = start === null || last === null ? null : { start, end: last };
    setHalf(whole === null ? latest.current : emptyEnds);
    setRange(whole);
  };

  return {
    range,
    setRange,
    ends,
    setEnd,
    reset: () => {
      setHalf(emptyEnds);
      setRange(defaultValue ?? initial);
    },
  };
}
