import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Text } from '../../components/Text/index.js';
import { BookingFrame } from './BookingFrame.js';

const meta = {
  title: 'Contact en account/BookingFrame',
  id: 'secties-bookingframe',
  component: BookingFrame,
  args: {
    link: {
      href: 'data:text/html,<!doctype html><html lang="nl"><title>Agenda</title><p>Agenda</p></html>',
      label: 'Open de agenda in een nieuw tabblad',
    },
    title: 'Agenda voor het plannen van een demo',
    consent: {
      text: (
        <Text>
          De agenda is van Voorbeeldagenda B.V. Laadt u hem, dan ontvangt die uw IP-adres en de naam
          die u al had ingevuld.
        </Text>
      ),
      label: 'Agenda laden',
    },
  },
} satisfies Meta<typeof BookingFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Loads nothing from the third party before the visitor has read about it and pressed the button. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByTitle('Agenda voor het plannen van een demo')).toBeNull();
    await expect(canvas.getByText(/Voorbeeldagenda B\.V\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Agenda laden' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Open de agenda in een nieuw tabblad' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(link).toHaveAttribute('href', args.link.href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Loaded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const frame = canvas.getByTitle('Agenda voor het plannen van een demo');
    const { width, height } = frame.getBoundingClientRect();
    await expect(height).toBe(700);
    await expect(width).toBe(frame.parentElement?.clientWidth);
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
    await expect(frame).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    );
    await waitFor(() => expect(frame).toHaveFocus());
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: /Open de agenda/ })).toBeVisible();
  },
};

/** When the browser blocks the frame, the link below it still opens the page. */
export const Blocked: Story = {
  args: { link: { href: 'about:blank', label: 'Open de agenda in een nieuw tabblad' } },
  play: Loaded.play,
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
