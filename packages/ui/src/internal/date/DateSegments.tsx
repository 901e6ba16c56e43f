import { use, type Ref } from 'react';
import {
  DateFieldStateContext,
  DateInput,
  DateSegment,
  type DateInputProps,
  type DateSegmentProps,
} from 'react-aria-components/DateField';
import { TimeFieldStateContext } from 'react-aria-components/TimeField';
import * as css from './segments.css.js';

type FirstSegmentRef = Ref<HTMLSpanElement> | undefined;

interface DateSegmentsProps extends Pick<DateInputProps, 'slot'> {
  className: string;
  /** Of the first part that can be changed. */
  inputRef: FirstSegmentRef;
}

/** The day, the month and the year, or the hours and minutes, each to be typed. */
export function DateSegments({ className, inputRef, ...props }: DateSegmentsProps) {
  return (
    <DateInput {...props} className={`${css.segments} ${className}`}>
      {(segment) => <Segment {...{ segment, inputRef }} />}
    </DateInput>
  );
}

function Segment({ segment, inputRef }: DateSegmentProps & { inputRef: FirstSegmentRef }) {
  const date = use(DateFieldStateContext);
  const time = use(TimeFieldStateContext);
  const isFirst = (date ?? time)?.segments.find(({ isEditable }) => isEditable) === segment;
  return (
    <DateSegment
      segment={segment}
      className={css.segment}
      {...(isFirst && inputRef !== undefined && { ref: inputRef })}
    />
  );
}
