import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorFallback } from './ErrorFallback.js';

const meta = {
  title: 'Secties/ErrorFallback',
  component: ErrorFallback,
  args: {
    title: 'Er ging iets mis',
    text: 'De contactmodule kon niet geladen worden. Probeer opnieuw.',
    buttonLabel: 'Probeer opnieuw',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorFallback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Er ging iets mis');
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Probeer opnieuw' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: {
    title: 'De Verwerkersovereenkomst kon niet worden geladen',
    text: 'Controleer uw verbinding, of vraag uw arbeidsongeschiktheidsverzekeringsadviseur.',
    buttonLabel: 'Verwerkersovereenkomst opnieuw laden',
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
