import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AvatarGroup } from './AvatarGroup.js';

const meta = {
  title: 'Gegevens/AvatarGroup',
  id: 'componenten-avatargroup',
  component: AvatarGroup,
  args: {
    label: 'Selectieteam',
    names: [
      'Noor Jansen',
      'Sam de Boer',
      'Kim Visser',
      'Eva van den Berg',
      'Daan Mulder',
      'Ömer Yılmaz',
    ],
  },
} satisfies Meta<typeof AvatarGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const more = { name: 'Nog 3: alle namen tonen' };

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole('list', { name: 'Selectieteam' });
    const images = within(group).getAllByRole('img');
    await expect(images.map((image) => image.ariaLabel)).toEqual(args.names.slice(0, 3));
    await userEvent.click(canvas.getByRole('button', more));
    const all = await screen.findByRole('dialog', { name: 'Selectieteam' });
    await waitFor(() => expect(all).toBeVisible());
    await expect(within(all).getAllByRole('listitem')).toHaveLength(args.names.length);
    await expect(within(all).getByText('Ömer Yılmaz')).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', more);
    await expect(button).toHaveFocus();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
};

/** As many names as fit need no button. */
export const Few: Story = {
  args: { names: ['Noor Jansen', 'Sam de Boer', 'Kim Visser', 'Eva van den Berg'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Small: Story = { args: { size: 'small' } };

export const LongContent: Story = {
  args: {
    names: [
      'Noor Jansen',
      'Sam de Boer',
      'Kim Visser',
      'Eva van den Berg',
      'Wolfeschlegelsteinhausenbergerdorff-van Schuylenburch',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Narrow: Story = {
  args: { ...LongContent.args },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
