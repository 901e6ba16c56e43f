import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { DialogTrigger } from '../Dialog/index.js';
import { Link } from '../Link/index.js';
import { Text } from '../Text/index.js';
import { Popover } from './Popover.js';

const meta = {
  title: 'Vensters/Popover',
  id: 'componenten-popover',
  component: Popover,
  args: {
    title: 'Zekerheid',
    children: (
      <Text size="small">
        Hoe zeker de AI van deze score is. <Link href="#uitleg">Lees meer over zekerheid</Link>
      </Text>
    ),
  },
  render: (args) => (
    <DialogTrigger>
      <Button variant="quiet">Wat is zekerheid?</Button>
      <Popover {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wat is zekerheid?' }));
    const dialog = await screen.findByRole('dialog', { name: 'Zekerheid' });
    await waitFor(() => expect(dialog).toBeVisible());
    const box = dialog.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(innerWidth);
    await expect(box.bottom).toBeLessThanOrEqual(innerHeight);
    // A press outside closes it.
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Wat is zekerheid?' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Zekerheid' })).toBeVisible());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await expect(screen.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard(' ');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Room for two columns. */
export const Large: Story = {
  ...Default,
  args: {
    title: 'Filters',
    size: 'large',
    children: (
      <Text size="small">
        Hoe zeker de AI van deze score is. Een lange uitleg staat op langere regels, als daar plaats
        voor is.
      </Text>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog', { name: 'Filters' });
  },
};

export const LongContent: Story = {
  ...Default,
  args: {
    children: (
      <Text size="small">
        Verwerkersovereenkomst arbeidsongeschiktheidsverzekeringsmaatschappij,{' '}
        {`${'a'.repeat(60)}@voorbeeld.nl`}
      </Text>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
