import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CopyButton } from './CopyButton.js';

const writeText = fn<(text: string) => Promise<void>>();

const meta = {
  title: 'Handelingen/CopyButton',
  id: 'componenten-copybutton',
  component: CopyButton,
  args: { children: 'Link kopiëren', value: 'https://heldermatch.example/v/0412' },
  beforeEach: () => {
    const original = navigator.clipboard.writeText.bind(navigator.clipboard);
    writeText.mockReset().mockResolvedValue();
    navigator.clipboard.writeText = writeText;
    return () => {
      navigator.clipboard.writeText = original;
    };
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const announced = () => document.querySelector('[data-live-announcer]')?.textContent;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Link kopiëren' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(writeText).toHaveBeenCalledWith(args.value);
    await waitFor(() => expect(canvas.getByText('Gekopieerd')).toBeVisible());
    await expect(canvas.getByText('Link kopiëren')).not.toBeVisible();
    await waitFor(() => expect(announced()).toContain('Gekopieerd'));
    await expect(button).toHaveAccessibleName('Gekopieerd');
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.getByText('Gekopieerd')).toBeVisible());
  },
};

/** The browser refuses, for instance because the page has no HTTPS. */
export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText('Kopiëren lukt niet')).toBeVisible());
    await waitFor(() => expect(announced()).toContain('Kopiëren lukt niet'));
  },
};

export const LongContent: Story = {
  args: { children: 'Verwerkersovereenkomst en arbeidsongeschiktheidsverzekering kopiëren' },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
