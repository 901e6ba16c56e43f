import type { Signature } from '@heldermatch/scorecard';
import type { ReactNode } from 'react';
import * as css from './Signed.css.js';
import { useTimestampFormat } from './useTimestampFormat.js';

interface SignedProps {
  /** Log entry. */
  entry: Signature & { reason?: string | undefined };
  /** Description of the action, in a few marked words. */
  children: ReactNode;
  /** IANA time zone name. */
  timeZone: string | undefined;
}

/** Action of a person, with its reason, author and time. */
export function Signed({ entry: { reason, by, at }, children, timeZone }: SignedProps) {
  const formatTimestamp = useTimestampFormat(timeZone);
  return (
    <>
      <p>
        {children} {reason}
      </p>
      <p className={css.byline}>
        {by} · <time dateTime={at}>{formatTimestamp(at)}</time>
      </p>
    </>
  );
}
