import type { Signature } from '@heldermatch/scorecard';
import { Marker } from '../../components/Marker/index.js';
import * as css from './Signed.css.js';
import { useMoments } from './useMoments.js';

interface SignedProps {
  /** A line of the log. */
  entry: Signature & { reason?: string | undefined };
  /** What was done, in a few words. */
  children: string;
  /** An IANA name. */
  timeZone: string | undefined;
}

/** What a human did, why, who it was and when. */
export function Signed({ entry: { reason, by, at }, children, timeZone }: SignedProps) {
  const inWords = useMoments(timeZone);
  return (
    <>
      <p>
        <Marker>{children}</Marker> {reason}
      </p>
      <p className={css.who}>
        {by} · <time dateTime={at}>{inWords(at)}</time>
      </p>
    </>
  );
}
