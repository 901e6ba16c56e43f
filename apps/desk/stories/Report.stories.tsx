import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DeskScreen } from './DeskScreen.tsx';
import { hiring, started } from './hiring.ts';

const meta = {
  id: 'recepten-report',
  title: 'Recepten/Cijfers',
  component: DeskScreen,
  args: { path: '/report?vacancy=hr-adviseur', kept: hiring },
  parameters: { edgeToEdge: true, waitFor: 'main figure' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Numbers of a vacancy. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const steps = await canvas.findByRole('figure', { name: 'Kandidaten per stap' });
    await userEvent.click(within(steps).getByText('Toon als tabel'));
    const row = await within(steps).findByRole('row', { name: /^Gesprek afgesproken 2\d / });
    await expect(row).toBeVisible();
    const time = within(canvas.getByRole('group', { name: 'Van cv tot beslissing' }));
    await expect(time.getByText(/^\d+,?\d* dagen$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bekijk de gelijke kansen' })).toHaveAttribute(
      'href',
      '/vacancies/hr-adviseur/fairness',
    );
  },
};

/** Too few weeks for a line: the steps fill the page. */
export const Started: Story = {
  args: { kept: started },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('figure')).toHaveLength(1);
    await expect(canvas.getByRole('group', { name: 'Kandidaten' })).toHaveTextContent('500');
    await expect(canvas.getByRole('group', { name: 'Beoordeeld deze week' })).toBeVisible();
  },
};

/** Nothing happened yet. */
export const Empty: Story = {
  args: { path: '/report?vacancy=hr-adviseur', kept: {} },
  parameters: { waitFor: 'main h2' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nog niemand beoordeeld' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Naar de kandidaten' })).toHaveAttribute(
      'href',
      '/vacancies/hr-adviseur/candidates',
    );
    await expect(canvas.queryByRole('figure')).not.toBeInTheDocument();
  },
};
