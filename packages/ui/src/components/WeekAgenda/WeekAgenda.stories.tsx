import { parseDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays } from 'lucide';
import { expect, fn, within } from 'storybook/test';
import { mockToday } from '../internal/story/mockToday.js';
import { ButtonLink } from '../ButtonLink/index.js';
import { EmptyState } from '../EmptyState/index.js';
import { WeekAgenda } from './WeekAgenda.js';

const meta = {
  title: 'Gegevens/WeekAgenda',
  id: 'componenten-weekagenda',
  component: WeekAgenda,
  args: {
    title: 'Gesprekken',
    items: [
      {
        id: 'eva',
        label: 'Eva Smit',
        description: 'Teams, met Noor Jansen',
        start: '2026-03-03T09:00:00.000Z',
        end: '2026-03-03T10:00:00.000Z',
        href: '#eva',
      },
      {
        id: 'daan',
        label: 'Daan Mulder',
        start: '2026-03-03T09:30:00.000Z',
        end: '2026-03-03T10:15:00.000Z',
        href: '#daan',
        isProposed: true,
      },
      {
        id: 'kim',
        label: 'Kim Visser',
        start: '2026-03-05T13:00:00.000Z',
        end: '2026-03-05T13:45:00.000Z',
        href: '#kim',
      },
      {
        id: 'next',
        label: 'Sam de Boer',
        start: '2026-03-10T08:30:00.000Z',
        end: '2026-03-10T09:30:00.000Z',
        href: '#sam',
      },
    ],
    onWeekChange: fn(),
  },
  beforeEach: mockToday('2026-03-04'),
} satisfies Meta<typeof WeekAgenda>;

export default meta;
type Story = StoryObj<typeof meta>;

const isWide = (agenda: HTMLElement) => agenda.clientWidth >= 704;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const agenda = canvas.getByRole('region', { name: 'Gesprekken' });
    await expect(canvas.getByText('2–6 maart 2026')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    await expect(
      canvas.getByRole('heading', { name: /^woensdag 4 maart\s*vandaag$/ }),
    ).toBeVisible();
    const [tuesday] = canvas.getAllByRole('list') as [HTMLElement];
    const [eva, daan] = within(tuesday).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    await expect(eva).toHaveTextContent('10:00–11:00Eva SmitTeams, met Noor Jansen');
    await expect(daan).toHaveTextContent('10:30–11:15, voorgesteldDaan Mulder');
    const [one, other] = [eva, daan].map((block) => block.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ];
    // Side by side along the hours, or stacked in a list.
    if (isWide(agenda)) await expect(other.left).toBeGreaterThanOrEqual(one.right);
    else await expect(other.top).toBeGreaterThanOrEqual(one.bottom);
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende week' }));
    await expect(args.onWeekChange).toHaveBeenLastCalledWith(parseDate('2026-03-09'));
    await expect(canvas.getByText('9–13 maart 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sam de Boer' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vorige week' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Vorige week' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Deze week' }));
    await expect(canvas.getByText('2–6 maart 2026')).toBeVisible();
  },
};

/** Periods in which an interview is possible. */
export const Available: Story = {
  args: {
    available: [
      { start: '2026-03-02T08:00:00.000Z', end: '2026-03-02T11:00:00.000Z' },
      { start: '2026-03-04T12:00:00.000Z', end: '2026-03-04T16:00:00.000Z' },
    ],
    onTimePress: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vrij 13:00–17:00' }));
    await expect(args.onTimePress).toHaveBeenCalledWith(args.available?.[1]);
  },
};

export const Keyboard: Story = {
  args: Available.args,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Deze week' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onWeekChange).toHaveBeenLastCalledWith(parseDate('2026-02-23'));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onWeekChange).toHaveBeenLastCalledWith(parseDate('2026-03-02'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Vrij 09:00–12:00' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTimePress).toHaveBeenCalledWith(args.available?.[0]);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Eva Smit' })).toHaveFocus();
  },
};

/** Appointments in the evening and the weekend, and one past midnight, are shown too. */
export const UnusualTimes: Story = {
  args: {
    items: [
      {
        id: 'evening',
        label: 'Avondgesprek',
        start: '2026-03-06T19:00:00.000Z',
        end: '2026-03-06T20:30:00.000Z',
      },
      {
        id: 'night',
        label: 'Dienst',
        start: '2026-03-06T22:00:00.000Z',
        end: '2026-03-07T01:00:00.000Z',
      },
      {
        id: 'early',
        label: 'Ontbijt',
        start: '2026-03-02T06:15:00.000Z',
        end: '2026-03-02T07:00:00.000Z',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    await expect(canvas.getAllByText('Dienst')).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => expect(canvas.getAllByText('Niets gepland')).toHaveLength(5),
};

/** A week without items has a message in place of its days. The page already has a heading. */
export const EmptyText: Story = {
  args: {
    isTitleHidden: true,
    defaultWeek: parseDate('2026-03-16'),
    emptyText: (
      <EmptyState
        icon={CalendarDays}
        titleLevel={3}
        title="Niets gepland in deze week"
        action={<ButtonLink href="#plan">Gesprek plannen</ButtonLink>}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Gesprek plannen' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Vorige week' }));
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende week' }));
    await expect(canvas.getByText('Niets gepland in deze week')).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    items: [
      {
        id: 'long',
        label: 'Arbeidsongeschiktheidsverzekeringsadviseur',
        description:
          'Vergaderruimte verwerkersovereenkomst, met Wolfeschlegelsteinhausenbergerdorff',
        start: '2026-03-03T09:00:00.000Z',
        end: '2026-03-03T09:30:00.000Z',
        href: '#long',
      },
    ],
  },
};

export const Narrow: Story = {
  args: { ...LongContent.args, available: [] },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
