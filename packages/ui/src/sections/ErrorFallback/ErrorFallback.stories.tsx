import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlainButton } from '../../components/PlainButton/index.js';
import { ErrorFallback } from './ErrorFallback.js';

const onRetry = fn();

const meta = {
  title: 'Website/ErrorFallback',
  id: 'secties-errorfallback',
  component: ErrorFallback,
  args: {
    title: 'Er ging iets mis',
    text: 'De contactmodule kon niet geladen worden. Probeer opnieuw.',
    action: <PlainButton onClick={onRetry}>Probeer opnieuw</PlainButton>,
  },
} satisfies Meta<typeof ErrorFallback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Er ging iets mis');
    await expect(document.body, 'focus stays where it was').toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Probeer opnieuw' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(onRetry).toHaveBeenCalledTimes(2);
  },
};

export const LongContent: Story = {
  args: {
    title: 'De Verwerkersovereenkomst kon niet worden geladen',
    text: 'Controleer uw verbinding, of vraag uw arbeidsongeschiktheidsverzekeringsadviseur.',
    action: <PlainButton>Verwerkersovereenkomst opnieuw laden</PlainButton>,
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
