import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from '../../components/Link/index.js';
import { PlainButton } from '../../components/PlainButton/index.js';
import { Stack } from '../../components/Stack/index.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './BookingFrame.css.js';

export interface BookingFrameProps extends RootProps {
  /** Prefilled booking page. The label names the fallback link, for visitors whose browser blocks frames. */
  link: { href: string; label: string };
  /** Accessible name of the frame. */
  title: string;
  /**
   * Name of the third party and the data that it receives, above the button that loads its page. Nothing is loaded
   * earlier.
   */
  consent: { text: ReactNode; label: string };
}

/** Booking page of a third party, loaded on a button press. 700 px high, with minimal sandbox permissions. */
export function BookingFrame({ link, title, consent, ...root }: BookingFrameProps) {
  const [isAllowed, setAllowed] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // The button that had focus has disappeared.
    if (isAllowed) frame.current?.focus();
  }, [isAllowed]);
  return (
    <Stack gap="s" {...root}>
      {isAllowed ? (
        <iframe
          ref={frame}
          src={link.href}
          title={title}
          referrerPolicy="strict-origin"
          // The frame has another origin, so scripts and same-origin together can't escape the sandbox. It needs its
          // own origin for cookies, scripts and forms, and pop-ups for its sign-in.
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          className={css.frame}
        />
      ) : (
        <>
          <div>{consent.text}</div>
          <div>
            <PlainButton onClick={() => setAllowed(true)}>{consent.label}</PlainButton>
          </div>
        </>
      )}
      <div>
        <Link href={link.href} variant="standalone" opensInNewTab="mentioned">
          {link.label}
        </Link>
      </div>
    </Stack>
  );
}
