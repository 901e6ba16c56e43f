import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
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

/** On a phone, filters are in a drawer, with a button that shows the candidates found, and a select sorts. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Uitgenodigd 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Toon 1 kandidaat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getAllByText('Kandidaat 09518')[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Hoogste totaal/ })).toBeVisible();
  },
};
