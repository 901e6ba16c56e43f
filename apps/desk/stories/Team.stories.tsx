import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { TeamScreen, backup, candidate, vacancy } from './TeamScreen.tsx';

const meta = {
  id: 'recepten-team',
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

/** A recruiter reads the comments about a candidate, and which emails were sent. */
export const Talking: Story = {
  args: { path: `/vacancies/${vacancy}/candidates?candidate=${candidate}` },
  parameters: { waitFor: 'mark' },
  play: async () => {
    const text = await screen.findByText(/klopt het nummer in het BIG-register/);
    await waitFor(() => expect(text).toBeInTheDocument());
    await expect(screen.getByText('@Kim Bakker')).toBeInTheDocument();
    await expect(screen.getByText('Verzonden')).toBeInTheDocument();
    await expect(screen.getByText('Niet verzonden')).toBeInTheDocument();
    await expect(screen.getByRole('link', { name: 'Mailen' })).toBeInTheDocument();
  },
};

/** A recruiter writes an email, which the database sends. */
export const Mail: Story = {
  args: { path: `/vacancies/${vacancy}/candidates/${candidate}/mail` },
  parameters: { waitFor: 'input[type=email], [contenteditable]' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: /^E-mailadres/ });
    await expect(email).toHaveValue('quinty@example.nl');
    await userEvent.click(canvas.getByRole('button', { name: 'Mail schrijven' }));
    await expect(
      await canvas.findByText('Quinty Verzonnen (quinty@example.nl)'),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Verzenden' })).toBeEnabled();
    await waitFor(() => expect(canvasElement.querySelector('[contenteditable]')).toBeVisible());
  },
};

/** A colleague mentioned the user. */
export const Notified: Story = {
  args: { path: '/' },
  parameters: { waitFor: 'main [role=row]' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Vacatures' });
    const bell = await canvas.findByRole('button', { name: 'Meldingen, 1 ongelezen' });
    await userEvent.click(bell);
    const list = within(await screen.findByRole('dialog', { name: 'Meldingen' }));
    const link = list.getByRole('link', { name: /Sam de Vries noemde u bij Quinty Verzonnen/ });
    await waitFor(() => expect(link).toBeVisible());
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
