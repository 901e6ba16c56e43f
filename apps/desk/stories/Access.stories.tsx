import { categories, cv } from '@heldermatch/scorecard/example';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeskScreen, vacancy, worked } from './DeskScreen.tsx';

const candidate = '3f2a1c52-9f6e-4a39-8d7c-1a2b3c4d5e6f';
const signature = { at: '2026-03-04T09:00:00.000Z', by: 'Noor' };
const entries = [
  { ...signature, id: 'added', type: 'added', candidate },
  {
    ...signature,
    id: 'request',
    type: 'request',
    candidate,
    kind: 'access',
    text: 'Welke score kreeg ik, en waarom?',
    received: '2026-03-04',
  },
];
const upload = {
  id: candidate,
  vacancy: 'hr-adviseur',
  name: 'Quinty Verzonnen',
  categories,
  engine: 'Vaste regels 1',
};

const meta = {
  title: 'Recepten/Access',
  component: DeskScreen,
  args: {
    path: `${vacancy}/candidates/${candidate}/data`,
    kept: {
      ...worked,
      rows: [
        ...(worked.rows ?? []),
        ...entries.map((entry) => ({ vacancy: 'hr-adviseur', entry })),
      ],
      uploads: [upload],
      texts: new Map([[candidate, [cv]]]),
    },
  },
  parameters: { edgeToEdge: true, waitFor: 'main h1' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Gegevens van Quinty Verzonnen' }),
    ).toBeVisible();
    await expect(await canvas.findByText(/Welke score kreeg ik, en waarom/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Downloaden als JSON' })).toBeEnabled();
  },
};
