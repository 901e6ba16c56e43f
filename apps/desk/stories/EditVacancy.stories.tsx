import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeskScreen, vacancy, worked } from './DeskScreen.tsx';

const meta = {
  id: 'recepten-editvacancy',
  title: 'Recepten/Vacature',
  component: DeskScreen,
  args: { path: `${vacancy}/edit`, kept: worked },
  parameters: { edgeToEdge: true, waitFor: 'main h1' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const place = await canvas.findByRole('textbox', { name: /^Plaats/ });
    await userEvent.clear(place);
    await userEvent.type(place, 'Deventer');
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaren' }));
    await expect(await canvas.findByText('Plaats: ‘Zwolle’ werd ‘Deventer’')).toBeVisible();
  },
};

/** Each empty field has an error, and the first takes focus. */
export const New: Story = {
  args: { path: '/vacancies/new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bewaren' }));
    await expect(await canvas.findByText('Vul de eis in')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Functie/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Annuleren' })).toHaveAttribute('href', '/');
  },
};
