import type { ReactNode } from 'react';
import { PlainTabs } from '../../components/PlainTabs/index.js';
import type { RootProps } from '../../internal/root.js';

export interface ContactChannel {
  /** Tab label, one to three words. */
  label: string;
  content: ReactNode;
  /**
   * Id of the tab panel. A link to it opens the tab.
   * @default 'bericht' or 'agenda'
   */
  id?: string | undefined;
}

export interface ContactTabsProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the tabs. */
  label: string;
  /** Tab for sending a message. */
  message: ContactChannel;
  /** Tab for booking a meeting, with a `BookingFrame`. That loads nothing from a third party before a press. */
  booking: ContactChannel;
}

/** Two tabs for getting in touch: send a message or book a meeting. Typed text survives switching tabs. */
export function ContactTabs({ label, message, booking, ...root }: ContactTabsProps) {
  return (
    <PlainTabs
      {...root}
      label={label}
      items={[
        { ...message, id: message.id ?? 'bericht' },
        { ...booking, id: booking.id ?? 'agenda' },
      ]}
    />
  );
}
