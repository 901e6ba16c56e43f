import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from '../../components/Link/index.js';
import { PlainButton } from '../../components/PlainButton/index.js';
import { Stack } from '../../components/Stack/index.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './BookingFrame.css.js';

export interface BookingFrameProps extends RootProps {
  /** The booking page with its prefill; the label is the way out for who blocks frames. */
  link: { href: string; label: string };
  /** The name of the frame for screen readers. */
  title: string;
  /** Whose page it is and what it gets to know, above the button that loads it: before that, nothing of it is. */
  consent: { text: ReactNode; label: string };
}

/** A third party's booking page that is loaded on a press: 700 px high, with as few rights as it can do with. */
export function BookingFrame({ link, title, consent, ...root }: BookingFrameProps) {
  const [isAllowed, setAllowed] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
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
          // Of another origin, so that the two together can't undo the sandbox: its own origin for its own cookies, scripts and forms to work; a pop-up for its sign-in.
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
        <Link href={link.href} variant="standalone" opensInNewTab="said">
          {link.label}
        </Link>
      </div>
    </Stack>
  );
}
