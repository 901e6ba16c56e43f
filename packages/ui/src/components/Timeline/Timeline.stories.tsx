import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarCheck, FileText } from 'lucide';
import { expect } from 'storybook/test';
import { Link } from '../Link/index.js';
import { Timeline } from './Timeline.js';

const meta = {
  title: 'Gegevens/Timeline',
  id: 'componenten-timeline',
  component: Timeline,
  args: {
    label: 'Verloop van kandidaat 0412',
    items: [
      {
        id: '3',
        title: 'Uitgenodigd voor een gesprek',
        by: 'Sanne de Vries',
        time: '5 maart, 10.15 uur',
        dateTime: '2026-03-05T10:15',
        icon: CalendarCheck,
        tone: 'positive',
        text: (
          <>
            Donderdag 12 maart om 14.00 uur. <Link href="#agenda">Bekijk de afspraak</Link>
          </>
        ),
      },
      {
        id: '2',
        title: 'Score berekend',
        by: 'Heldermatch',
        time: '3 maart, 14.06 uur',
        dateTime: '2026-03-03T14:06',
      },
      {
        id: '1',
        title: 'Cv ontvangen',
        time: '3 maart, 14.05 uur',
        dateTime: '2026-03-03T14:05',
        icon: FileText,
      },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Verloop van kandidaat 0412' })).toBeVisible();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Sanne de Vries · 5 maart, 10.15 uur');
    await expect(canvas.getByText('5 maart, 10.15 uur')).toHaveAttribute(
      'datetime',
      '2026-03-05T10:15',
    );
    for (const time of canvas.getAllByRole('time')) {
      await expect(time).toHaveAttribute('datetime', expect.stringMatching(/^\d{4}-/));
    }
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    link.blur();
  },
};

const tones = ['neutral', 'info', 'positive', 'caution', 'critical'] as const;

export const Tones: Story = {
  args: {
    items: tones.map((tone, index) => ({
      id: tone,
      tone,
      title: ['Cv geopend', 'Score vernieuwd', 'Aangenomen', 'Verloopt bijna', 'Ingetrokken'][
        index
      ] as string,
      by: 'Sanne de Vries',
      time: `${index + 1} maart`,
      dateTime: `2026-03-0${index + 1}`,
    })),
  },
};

export const Narrow: Story = {
  args: {
    items: [
      {
        id: '1',
        title: 'Verwerkersovereenkomst getekend',
        by: `${'a'.repeat(60)}@voorbeeld.nl`,
        time: 'woensdag 3 maart 2026, 14.05 uur',
        dateTime: '2026-03-03T14:05',
        tone: 'positive',
        text: 'Arbeidsongeschiktheidsverzekeringsmaatschappij',
      },
      { id: '2', title: 'Cv ontvangen', time: '3 maart', dateTime: '2026-03-03' },
    ],
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
