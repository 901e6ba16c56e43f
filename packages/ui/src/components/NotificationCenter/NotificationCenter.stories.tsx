import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { mockToday } from '../internal/story/mockToday.js';
import { Button } from '../Button/index.js';
import { Inline } from '../Inline/index.js';
import { RouterProvider } from '../RouterProvider/index.js';
import {
  NotificationCenter,
  type NotificationCenterProps,
  type NotificationItem,
} from './NotificationCenter.js';

const at = (minutes: number) =>
  new Date(Date.parse('2026-04-15T12:00') - minutes * 60_000).toISOString();

const items: readonly NotificationItem[] = [
  {
    id: 'mention',
    label: 'Noor Jansen noemde u bij kandidaat 0412',
    description: 'Planner, Utrecht',
    dateTime: at(5),
    href: '/kandidaten/0412',
    isUnread: true,
  },
  {
    id: 'objection',
    label: 'Kandidaat 0388 maakte bezwaar',
    description: 'Planner, Utrecht',
    dateTime: at(180),
    href: '/kandidaten/0388',
    isUnread: true,
  },
  {
    id: 'term',
    label: 'De bewaartermijn van 3 kandidaten eindigt over een week',
    dateTime: at(1500),
    href: '/wat-wacht',
  },
];

const navigate = fn();

/** Keeps which notifications have been read, as an app does. */
function Stateful({ items: given, onRead, ...props }: NotificationCenterProps) {
  const [read, setRead] = useState<readonly string[]>([]);
  const [added, setAdded] = useState<readonly NotificationItem[]>([]);
  const arrive = () =>
    setAdded([
      {
        id: 'new',
        label: 'Sam de Boer vroeg u te beoordelen',
        dateTime: at(0),
        href: '/kandidaten/0420',
        isUnread: true,
      },
    ]);
  return (
    <Inline>
      <NotificationCenter
        {...props}
        items={[...added, ...given].map((item) => ({
          ...item,
          isUnread: item.isUnread === true && !read.includes(item.id),
        }))}
        onRead={(ids) => {
          onRead(ids);
          setRead([...read, ...ids]);
        }}
      />
      <Button variant="quiet" onPress={arrive}>
        Nieuwe melding
      </Button>
    </Inline>
  );
}

/** Opens the list from elsewhere. */
function Controlled(props: NotificationCenterProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Inline>
      <NotificationCenter {...props} isOpen={isOpen} onOpenChange={setOpen} />
      <Button variant="quiet" onPress={() => setOpen(true)}>
        Toon de meldingen
      </Button>
    </Inline>
  );
}

const meta = {
  title: 'Meldingen/NotificationCenter',
  id: 'componenten-notificationcenter',
  component: NotificationCenter,
  args: { items, onRead: fn() },
  decorators: (StoryOfCenter) => (
    <RouterProvider navigate={navigate}>
      <StoryOfCenter />
    </RouterProvider>
  ),
  render: (args) => <Stateful {...args} />,
  beforeEach: mockToday('2026-04-15'),
} satisfies Meta<typeof NotificationCenter>;

export default meta;
type Story = StoryObj<typeof meta>;

const announced = () => document.querySelector('[data-live-announcer]')?.textContent;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Meldingen, 2 ongelezen' });
    await userEvent.click(button);
    const list = await screen.findByRole('dialog', { name: 'Meldingen' });
    await waitFor(() => expect(list).toBeVisible());
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(
      within(list).getByRole('link', {
        name: 'Ongelezen: Noor Jansen noemde u bij kandidaat 0412',
      }),
    );
    await expect(navigate).toHaveBeenLastCalledWith('/kandidaten/0412');
    await expect(args.onRead).toHaveBeenCalledWith(['mention']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Meldingen, 1 ongelezen' })).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Alles als gelezen markeren' }),
    );
    await expect(args.onRead).toHaveBeenLastCalledWith(['objection']);
    await waitFor(() => expect(announced()).toContain('Alle meldingen zijn gelezen'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.queryByRole('button', { name: /Alles als/ })).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Meldingen/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: /^Meldingen/ });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.tab();
    await expect(screen.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** Announces a notification that arrives while the page is open. */
export const Arrival: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nieuwe melding' }));
    await waitFor(() =>
      expect(announced()).toContain('Nieuwe melding: Sam de Boer vroeg u te beoordelen'),
    );
    await expect(canvas.getByRole('button', { name: 'Meldingen, 3 ongelezen' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meldingen' }));
    await waitFor(() => expect(screen.getByText('Er zijn geen meldingen.')).toBeVisible());
  },
};

/** Counts up to 99. */
export const Many: Story = {
  args: {
    items: Array.from({ length: 120 }, (_, index) => ({
      id: String(index),
      label: `Kandidaat ${index} wacht op een beoordeling`,
      dateTime: at(index),
      href: `/kandidaten/${index}`,
      isUnread: true,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Meldingen, 99+ ongelezen' })).toBeVisible();
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    items: [
      {
        id: 'long',
        label: 'Verwerkersovereenkomst en arbeidsongeschiktheidsverzekering wachten op u',
        dateTime: at(5),
        href: '#long',
        isUnread: true,
      },
    ],
  },
  play: Open.play,
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};

/** The app opens the list, for example once it has loaded. */
export const OpenedByTheApp: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toon de meldingen' }));
    const list = await screen.findByRole('dialog', { name: 'Meldingen' });
    await waitFor(() => expect(list).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
