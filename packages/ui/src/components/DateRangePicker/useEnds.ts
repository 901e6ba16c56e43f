import type { CalendarDate } from '@internationalized/date';
import { useEffect, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import type { DateRange } from './DateRangePicker.js';

/** Start and end date, either of which may be missing. */
type Ends = { [End in keyof DateRange]: CalendarDate | null };

interface EndsOptions {
  value: DateRange | null | undefined;
  defaultValue: DateRange | null | undefined;
  onChange: (value: DateRange | null) => void;
}

const emptyEnds: Ends = { start: null, end: null };

/** Manages both ends of a range, which are typed separately. `onChange` receives complete ranges only, or `null`. */
export function useEnds({ value: given, defaultValue = null, onChange }: EndsOptions) {
  const [range, setRange] = useControlledState<DateRange | null>(given, defaultValue, onChange);
  const [initial] = useState(range);
  const [half, setHalf] = useState(emptyEnds);
  // A complete range replaces the incomplete one.
  if (range !== null && half !== emptyEnds) setHalf(emptyEnds);
  const ends = range ?? half;
  // Browser autofill may change both fields before the next render.
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
