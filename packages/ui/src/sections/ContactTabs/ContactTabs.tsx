import type { ReactNode } from 'react';
import { PlainTabs } from '../../components/PlainTabs/index.js';
import type { RootProps } from '../../internal/root.js';

export interface ContactWay {
  /** One to three words. */
  label: string;
  content: ReactNode;
  /**
   * Of its panel: a link to it opens the tab.
   * @default 'bericht' or 'agenda'
   */
  id?: string | undefined;
}

export interface ContactTabsProps extends RootProps<HTMLDivElement> {
  /** The name of the tabs for screen readers. */
  label: string;
  /** To write now. */
  message: ContactWay;
  /** To plan a conversation: in a `BookingFrame`, which loads nothing of a third party before a press. */
  booking: ContactWay;
}

/** Two ways to get in touch: write now, or plan a conversation. What was typed stays while the other tab is open. */
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
