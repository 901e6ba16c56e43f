import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '../../components/Tabs/index.js';
import type { RootProps } from '../../internal/root.js';

export interface ContactTabsProps extends RootProps<HTMLDivElement> {
  /** The name of the tabs for screen readers. */
  label: string;
  /** Stays mounted while the other tab is open: what was typed is kept. */
  message: { label: string; content: ReactNode };
  /** Mounted when its tab opens: a third party's page is loaded only on request. */
  booking: { label: string; content: ReactNode };
}

/** Two ways to get in touch: write now, or plan a conversation. */
export function ContactTabs({ label, message, booking, ...root }: ContactTabsProps) {
  return (
    <Tabs {...root}>
      <TabList aria-label={label}>
        <Tab id="message">{message.label}</Tab>
        <Tab id="booking">{booking.label}</Tab>
      </TabList>
      <TabPanel id="message" shouldForceMount>
        {message.content}
      </TabPanel>
      <TabPanel id="booking">{booking.content}</TabPanel>
    </Tabs>
  );
}
