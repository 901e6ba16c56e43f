import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { IconButton } from '../IconButton/index.js';
import { Tooltip } from './Tooltip.js';

const meta = {
  title: 'Vensters/Tooltip',
  id: 'componenten-tooltip',
  component: Tooltip,
  args: {
    text: 'Notitie bewerken',
    children: <IconButton icon={Pencil} label="Notitie bewerken" variant="secondary" />,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(screen.getByRole('tooltip')).toHaveTextContent('Notitie bewerken');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    const tooltip = await screen.findByRole('tooltip');
    const own = button.getBoundingClientRect();
    const box = tooltip.getBoundingClientRect();
    await expect(box.bottom <= own.top || box.top >= own.bottom, 'beside the button').toBe(true);
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(innerWidth);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

const press = fn();

/** Says why a button is disabled. The button stays focusable, and does nothing. */
export const Disabled: Story = {
  args: {
    text: 'Kies eerst een kandidaat',
    children: (
      <Button isDisabled onPress={press}>
        Kandidaat uitnodigen
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    press.mockClear();
    const button = canvas.getByRole('button', { name: 'Kandidaat uitnodigen' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Kies eerst een kandidaat');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    }
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(press).not.toHaveBeenCalled();
  },
};

/** The name of an icon explains nothing, so a disabled button is out of reach as usual. */
export const DisabledIcon: Story = {
  args: {
    children: <IconButton icon={Pencil} label="Notitie bewerken" variant="secondary" isDisabled />,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Notitie bewerken' })).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Without text, the button works and has no tooltip. */
export const WithoutText: Story = {
  args: { text: undefined, children: <Button onPress={press}>Kandidaat uitnodigen</Button> },
  play: async ({ canvas, userEvent }) => {
    press.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const LongContent: Story = {
  ...Default,
  args: { text: 'Verwerkersovereenkomst arbeidsongeschiktheidsverzekering bewerken' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
