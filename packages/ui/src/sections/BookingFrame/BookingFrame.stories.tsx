import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BookingFrame } from './BookingFrame.js';

const meta = {
  title: 'Secties/BookingFrame',
  component: BookingFrame,
  args: {
    link: {
      href: 'data:text/html,<!doctype html><html lang="nl"><title>Agenda</title><p>Agenda</p></html>',
      label: 'Open de agenda in een nieuw tabblad',
    },
    title: 'Agenda voor het plannen van een demo',
  },
} satisfies Meta<typeof BookingFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const frame = canvas.getByTitle('Agenda voor het plannen van een demo');
    await expect(frame.getBoundingClientRect().height).toBe(700);
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
    await expect(frame).toHaveAttribute('sandbox', expect.stringContaining('allow-forms'));
    await expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');

    const link = canvas.getByRole('link', { name: /Open de agenda/ });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(link).toHaveAttribute('href', args.link.href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** What a visitor sees whose browser blocks the frame: the link below still leads there. */
export const Blocked: Story = {
  args: { link: { href: 'about:blank', label: 'Open de agenda in een nieuw tabblad' } },
};

export const Narrow: Story = {
  args: {
    link: {
      ...meta.args.link,
      label: 'Open de agenda voor de Verwerkersovereenkomst in een nieuw tabblad',
    },
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
