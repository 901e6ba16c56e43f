import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { TeamScreen, backup, candidate, vacancy } from './TeamScreen.tsx';

const meta = {
  title: 'Recepten/Team',
  component: TeamScreen,
  args: { path: '/team', role: 'recruiter' },
  // The last that the database sends.
  parameters: { edgeToEdge: true, waitFor: 'main li h2' },
} satisfies Meta<typeof TeamScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A recruiter manages the team. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Rol van Sam de Vries/ })).toBeEnabled();
    await expect(await canvas.findByText('lou@example.nl, leidinggevende')).toBeVisible();
  },
};

/** A recruiter makes a backup of the team, or moves vacancies into it. */
export const Moving: Story = {
  args: { path: '/data' },
  parameters: { waitFor: 'input[type=file]' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Vacatures overnemen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back-up maken' })).toBeEnabled();
  },
};

type Play = NonNullable<Story['play']>;

/** Chooses a backup, and moves its vacancy. */
const moveIn: Play = async ({ canvas, canvasElement, userEvent }) => {
  await canvas.findByRole('heading', { name: 'Vacatures overnemen' });
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input ?? document.createElement('input'), await backup());
  await userEvent.click(await canvas.findByRole('button', { name: 'Overnemen' }));
};

/** A vacancy has moved in. */
export const Moved: Story = {
  args: { path: '/data', imported: 1 },
  parameters: { waitFor: 'input[type=file]' },
  play: async (context) => {
    await moveIn(context);
    await expect(await context.canvas.findByText('Overgenomen')).toBeVisible();
  },
};

/** Reports at the vacancy that the database did not answer. It can be moved again. */
export const MoveFailed: Story = {
  args: { path: '/data' },
  parameters: { waitFor: 'input[type=file]' },
  play: async (context) => {
    await moveIn(context);
    await expect(await context.canvas.findByText('Niet alles is overgenomen')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Overnemen' })).toBeEnabled();
  },
};

/** An auditor reads who is in the team, and changes nothing. */
export const Auditor: Story = {
  args: { role: 'auditor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sam de Vries' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Rol van/ })).not.toBeInTheDocument();
  },
};

/** An auditor reads a candidate. */
export const Candidate: Story = {
  args: { role: 'auditor', path: `/vacancies/${vacancy}/candidates?candidate=${candidate}` },
  parameters: { waitFor: 'mark' },
  play: async () => {
    // On a phone it is in a drawer.
    const note = await screen.findByText(
      'Uw rol leest mee. Een recruiter of leidinggevende beslist.',
    );
    await waitFor(() => expect(note).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Uitnodigen' })).not.toBeInTheDocument();
  },
};

/** A hiring manager reads the requirements of a vacancy. */
export const Vacancy: Story = {
  args: { role: 'hiring_manager', path: `/vacancies/${vacancy}/edit` },
  parameters: { waitFor: 'main dt' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Eis 1: BIG-registratie')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Bewaren' })).not.toBeInTheDocument();
  },
};
