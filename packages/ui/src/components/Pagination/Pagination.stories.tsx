import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pagination, type PaginationProps } from './Pagination.js';

const meta = {
  title: 'Navigatie/Pagination',
  id: 'componenten-pagination',
  component: Pagination,
  args: { page: 5, pageCount: 12, getHref: (page: number) => `#pagina-${page}` },
} satisfies Meta<Extract<PaginationProps, { getHref: unknown }>>;

export default meta;
type Story = StoryObj<typeof meta>;

const follow = fn((event: Event) => event.preventDefault());

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
    await expect(canvas.getByRole('navigation', { name: 'Pagina’s' })).toBeVisible();
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    follow.mockClear();
    previous.addEventListener('click', follow, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
    // Browsers render the pixels where the focus ring meets the next border inconsistently.
    previous.blur();
  },
};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 12 } };

export const Empty: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument(),
};

export const Few: Story = { args: { page: 3, pageCount: 5 } };

function Paged({ onChange, ...props }: Extract<PaginationProps, { onChange: unknown }>) {
  const [page, setPage] = useState(props.page);
  return (
    <Pagination
      {...props}
      page={page}
      onChange={(to) => {
        setPage(to);
        onChange(to);
      }}
    />
  );
}

const onChange = fn();

/** Uses buttons for a list whose pages have no URL. Focus remains on the button, even on the last page. */
export const Buttons: Story = {
  render: () => <Paged page={11} pageCount={12} onChange={onChange} />,
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear();
    const next = canvas.getByRole('button', { name: 'Volgende' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(12);
    await expect(canvas.getByRole('button', { name: 'Pagina 12' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Pagina 11' }));
    await expect(onChange).toHaveBeenLastCalledWith(11);
    canvas.getByRole('button', { name: 'Vorige' }).focus();
    await userEvent.keyboard(' ');
    await expect(onChange).toHaveBeenLastCalledWith(10);
    await userEvent.click(next);
    await userEvent.click(next);
    next.blur();
  },
};

export const LongContent: Story = { args: { page: 1042, pageCount: 2048 } };

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
