import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DeskScreen, list, worked } from './DeskScreen.tsx';

const meta = {
  id: 'recepten-candidates',
  title: 'Recepten/Kandidaten',
  component: DeskScreen,
  args: { path: list, kept: worked },
  parameters: { edgeToEdge: true, waitFor: 'main h1' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All candidates, sorted by highest total. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Hr-adviseur' });
    await expect(await canvas.findByText('500 kandidaten', { selector: 'span' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(3));
  },
};

/** Filters and the order come from the URL. A phone shows the column that sorts, even one that it omits otherwise. */
export const Filtered: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { path: `${list}?decision=none&years=starter&years=senior&sort=years` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('row', { name: 'Ervaring: Minder dan 2 jaar' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByText(/^\d+ jaar$/).length).toBeGreaterThan(2));
    await expect(canvas.queryByText(/^[2-4] jaar$/)).toBeNull();
  },
};

/** No candidate matches the filters. */
export const NothingFound: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { path: `${list}?q=xyzzy` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Niemand past bij deze filters')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Alles wissen' })).toBeVisible();
  },
};
