import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Link } from '../Link/index.js';
import { Stack } from '../Stack/index.js';
import { Text } from '../Text/index.js';
import { PlainDialog } from './PlainDialog.js';
import { enhanceDialogs } from './enhanceDialogs.js';

const meta = {
  title: 'Vensters/PlainDialog',
  id: 'componenten-plaindialog',
  component: PlainDialog,
  args: {
    trigger: 'Hoe meten we dit?',
    variant: 'secondary',
    title: 'Hoe meten we dit?',
    children: (
      <Text>
        Wij meten de tijd van de publicatie van de vacature tot het eerste gesprek.{' '}
        <Link href="#kpi">Lees hoe wij meten</Link>.
      </Text>
    ),
  },
  render: (args) => (
    <Stack align="start">
      <div>
        <PlainDialog {...args} />
      </div>
      <Link href="#elders">Een link op de pagina</Link>
    </Stack>
  ),
} satisfies Meta<typeof PlainDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) {
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: 'Hoe meten we dit?' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

export const Default: Story = {
  play: async (context) => {
    await expect(await open(context)).toHaveAccessibleName('Hoe meten we dit?');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Hoe meten we dit?' });
    // Simulates other dialogs on the page that mount and unmount.
    enhanceDialogs()();
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    // A native modal makes the page behind it inert.
    await expect(dialog.matches(':modal')).toBe(true);
    const close = screen.getByRole('button', { name: 'Sluiten' });
    const link = screen.getByRole('link', { name: 'Lees hoe wij meten' });
    await expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();
    const before = trigger.getBoundingClientRect().toJSON();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Sluiten' })).toHaveFocus();
    await expect(trigger.getBoundingClientRect().toJSON()).toEqual(before);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
  args: {
    title: 'Verwerkersovereenkomst en arbeidsongeschiktheidsverzekering',
    children: (
      <Stack>
        {Array.from({ length: 4 }, (_, index) => (
          <Text key={index}>
            Wij meten de tijd van de publicatie van de vacature tot het eerste gesprek, en
            vergelijken die met de arbeidsongeschiktheidsverzekering.
          </Text>
        ))}
      </Stack>
    ),
  },
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.clientWidth).toBe(innerWidth);
  },
};
