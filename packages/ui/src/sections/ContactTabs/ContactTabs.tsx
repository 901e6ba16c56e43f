import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '../../components/Tabs/index.js';
import type { RootProps } from '../../internal/root.js';

/** One of the two ways. */
export type ContactTab = 'message' | 'booking';

export interface ContactTabsProps extends RootProps<HTMLDivElement> {
  /** The name of the tabs for screen readers. */
  label: string;
  /** Stays mounted while the other tab is open: what was typed is kept. */
  message: { label: string; content: ReactNode };
  /** Mounted when its tab opens: a third party's page is loaded only on request. */
  booking: { label: string; content: ReactNode };
  /** The open tab, where the app decides: a link may lead straight to planning. */
  selected?: ContactTab | undefined;
  onSelectionChange?: ((tab: ContactTab) => void) | undefined;
}

/** Two ways to get in touch: write now, or plan a conversation. */
export function ContactTabs({
  label,
  message,
  booking,
  selected,
  onSelectionChange,
  ...root
}: ContactTabsProps) {
  return (
    <Tabs
      {...root}
      {...(selected !== undefined && { selectedKey: selected })}
      onSelectionChange={(key) => onSelectionChange?.(key === 'booking' ? 'booking' : 'message')}
    >
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
