import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.js';

const meta = {
  title: 'Navigatie/Breadcrumbs',
  id: 'componenten-breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Functionaliteiten', href: '#features' },
    ],
    current: 'Evidence Scorecard',
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Kruimelpad' })).toBeVisible();
    await expect(canvas.getByText('Evidence Scorecard')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Evidence Scorecard' })).toBeNull();
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await userEvent.tab();
    const home = canvas.getByRole('link', { name: 'Home' });
    await expect(home).toHaveFocus();
    const follow = fn((event: Event) => event.preventDefault());
    home.addEventListener('click', follow, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Arbeidsongeschiktheidsverzekeringen', href: '#a' },
    ],
    current: 'Verwerkersovereenkomst arbeidsongeschiktheidsverzekeringsmaatschappij',
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
