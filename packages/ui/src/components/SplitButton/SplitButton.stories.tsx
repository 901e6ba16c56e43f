import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Inline } from '../Inline/index.js';
import { Stack } from '../Stack/index.js';
import { SplitButton } from './SplitButton.js';

const meta = {
  title: 'Handelingen/SplitButton',
  id: 'componenten-splitbutton',
  component: SplitButton,
  args: {
    children: 'Afwijzen met een mail',
    menuLabel: 'Meer manieren om af te wijzen',
    items: [
      { id: 'template', label: 'Met een ander sjabloon' },
      { id: 'silent', label: 'Zonder mail', tone: 'critical' },
    ],
    onPress: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const action = { name: 'Afwijzen met een mail' };
const more = { name: 'Meer manieren om af te wijzen' };

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', action));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', more));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zonder mail' }));
    await expect(args.onAction).toHaveBeenCalledWith('silent');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', more)).toHaveFocus());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', action)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    const trigger = canvas.getByRole('button', more);
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Met een ander sjabloon' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Looks: Story = {
  render: (args) => (
    <Stack>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Inline key={size}>
          <SplitButton {...args} size={size} />
          <SplitButton {...args} size={size} variant="secondary" />
        </Inline>
      ))}
      <Inline>
        <SplitButton {...args} tone="critical" />
        <SplitButton {...args} tone="critical" variant="secondary" />
      </Inline>
      <Inline>
        <SplitButton {...args} isDisabled />
        <SplitButton {...args} isPending>
          Afwijzen...
        </SplitButton>
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    for (const button of buttons) {
      await expect(button.offsetHeight).toBe(
        (button.nextElementSibling ?? (button.previousElementSibling as HTMLElement)).clientHeight +
          4,
      );
    }
  },
};

/** While the action is pending, its variations are disabled. */
export const Pending: Story = {
  args: { isPending: true, children: 'Afwijzen...' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Afwijzen\.\.\./ }));
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', more)).toBeDisabled();
  },
};

export const LongContent: Story = {
  args: { children: 'Verwerkersovereenkomst en arbeidsongeschiktheidsverzekering opvragen' },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
