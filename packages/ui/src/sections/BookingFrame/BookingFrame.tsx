import { Link } from '../../components/Link/index.js';
import { Stack } from '../../components/Stack/index.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './BookingFrame.css.js';

export interface BookingFrameProps extends RootProps {
  /** The booking page with its prefill; the label is the way out for who blocks frames. */
  link: { href: string; label: string };
  /** The name of the frame for screen readers. */
  title: string;
}

/** A third party's booking page, 700 px high, with as few rights as it can do with. */
export function BookingFrame({ link, title, ...root }: BookingFrameProps) {
  return (
    <Stack gap="s" {...root}>
      <iframe
        src={link.href}
        title={title}
        referrerPolicy="strict-origin"
        // Of another origin, so that the two together can't undo the sandbox: its own origin for its own cookies, scripts and forms to work; a pop-up for its sign-in.
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        className={css.frame}
      />
      <div>
        <Link href={link.href} variant="standalone" opensInNewTab>
          {link.label}
        </Link>
      </div>
    </Stack>
  );
}
