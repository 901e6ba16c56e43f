import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.js';
import { Pagination } from './Pagination.js';

const meta = {
  title: 'Componenten/Pagination',
  component: Pagination,
  args: { page: 5, pageCount: 12, getHref: (page: number) => `#pagina-${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Vorige',
      '1',
      '4',
      '5',
      '6',
      '12',
      'Volgende',
    ]);
    await expect(canvas.getByRole('link', { name: 'Pagina 5' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.tab();
    const previous = canvas.getByRole('link', { name: 'Vorige' });
    await expect(previous).toHaveFocus();
    // Where its ring meets the next border, browsers draw a pixel now one way, now the other.
    previous.blur();
  },
};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 12 } };

export const Empty: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument(),
};

export const Few: Story = {
  render: ({ getHref }) => (
    <Stack>
      <Pagination page={3} pageCount={5} getHref={getHref} />
    </Stack>
  ),
};

export const LongContent: Story = { args: { page: 1042, pageCount: 2048 } };

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
