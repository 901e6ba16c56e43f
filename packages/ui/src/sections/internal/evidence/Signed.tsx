import type { Signature } from '@heldermatch/scorecard';
import { Marker } from '../../../components/Marker/index.js';
import * as css from './Signed.css.js';
import { useTimestampFormat } from './useTimestampFormat.js';

interface SignedProps {
  /** Log entry. */
  entry: Signature & { reason?: string | undefined };
  /** Description of the action, in a few words. */
  children: string;
  /** IANA time zone name. */
  timeZone: string | undefined;
}

/** Action of a person, with its reason, author and time. */
export function Signed({ entry: { reason, by, at }, children, timeZone }: SignedProps) {
  const formatTimestamp = useTimestampFormat(timeZone);
  return (
    <>
      <p>
        <Marker>{children}</Marker> {reason}
      </p>
      <p className={css.byline}>
        {by} · <time dateTime={at}>{formatTimestamp(at)}</time>
      </p>
    </>
  );
}
