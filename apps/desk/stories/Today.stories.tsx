import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { nextDays } from '../src/pages/Appointments.tsx';
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
  id: 'recepten-today',
  title: 'Recepten/Vandaag',
  component: DeskScreen,
  args: { path: '/', kept: worked },
  parameters: { edgeToEdge: true, waitFor: 'main h1' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Verder met Hr-adviseur' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kandidaat 09544' })).toHaveAttribute(
      'href',
      '/vacancies/hr-adviseur/candidates?candidate=09544',
    );
    await expect(await canvas.findByText('3 van 500')).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'Uitgenodigd, nog zonder gesprek (1)' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Gesprek plannen' })).toBeVisible();
    await expect((await canvas.findAllByText(/^\d+ citaten · /)).length).toBeGreaterThan(1);
  },
};

/** Before the first decision. */
export const Fresh: Story = {
  args: { kept: {} },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Begin met Recruiter zorg' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Beoordelen' })).toHaveAttribute(
      'href',
      '/vacancies/recruiter-zorg/candidates?decision=none',
    );
  },
};

/** A candidate asks for a review, and another has yet to choose a time. */
export const Waiting: Story = {
  args: {
    kept: {
      ...worked,
      rows: [
        ...(worked.rows ?? []),
        ...entries.map((entry) => ({ vacancy: 'hr-adviseur', entry })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Te laat: de termijn eindigde/)).toBeVisible();
    await expect(canvas.getByText(/^2 tijden voorgesteld/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /nog zonder gesprek/ })).toBeNull();
  },
};

/** An interview is agreed, at the start of today. */
export const Appointment: Story = {
  args: {
    kept: {
      ...worked,
      rows: [
        ...(worked.rows ?? []),
        {
          vacancy: 'hr-adviseur',
          entry: {
            ...signature,
            id: 'one',
            type: 'interview',
            candidate,
            proposed: [],
            confirmed: nextDays(),
          },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Gesprekken' })).toBeVisible();
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
