import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { candidate, DeskScreen, withAdded, worked } from './DeskScreen.tsx';

const signature = { at: '2026-03-03T14:00:00.000Z', by: 'Noor' };
const slot = (hour: number) => ({
  start: `2026-03-09T${hour}:00:00.000Z`,
  end: `2026-03-09T${hour + 1}:00:00.000Z`,
});
const entries = [
  { ...signature, id: 'one', type: 'interview', candidate, proposed: [slot(10), slot(13)] },
  {
    ...signature,
    id: 'two',
    type: 'request',
    candidate: '09530',
    kind: 'review',
    text: 'Wilt u opnieuw kijken? Mijn werk in het buitenland telde niet mee.',
    received: '2026-03-02',
  },
];

const meta = {
  title: 'Recepten/Waiting',
  component: DeskScreen,
  args: {
    path: '/waiting',
    kept: {
      ...worked,
      rows: [
        ...(worked.rows ?? []),
        ...entries.map((entry) => ({ vacancy: 'hr-adviseur', entry })),
      ],
    },
  },
  parameters: { edgeToEdge: true, waitFor: 'main h1' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Te laat: de termijn eindigde/)).toBeVisible();
    await expect(canvas.getByText(/^2 tijden voorgesteld/)).toBeVisible();
  },
};

const closed = {
  ...signature,
  id: 'closed',
  type: 'vacancy',
  details: {
    title: 'Hr-adviseur',
    place: 'Zwolle',
    hours: '24 tot 32 uur',
    requirements: [
      { id: 'law', category: 'skills', title: 'Arbeidsrecht', weight: 'heavy', proofs: ['cao'] },
    ],
    isClosed: true,
  },
};

/** The vacancy was closed more than four weeks ago, so an added candidate must be removed. */
export const EndedTerm: Story = {
  args: { kept: withAdded(closed) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('De termijn eindigde op 31 maart 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '1 kandidaat verwijderen' })).toBeEnabled();
  },
};
