import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon, Search, UserPlus } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { waitForDialogToClose } from '../internal/story/waitForDialogToClose.js';
import { Button } from '../Button/index.js';
import { RouterProvider } from '../RouterProvider/index.js';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.js';

const commands: CommandPaletteProps['items'] = [
  {
    title: 'Handelingen',
    items: [
      { id: 'invite', label: 'Kandidaat uitnodigen', icon: UserPlus, shortcut: 'Ctrl + U' },
      {
        id: 'add',
        label: 'Document toevoegen',
        description: 'Bij de kandidaat die open staat',
        keywords: 'cv brief upload',
      },
      { id: 'reject', label: 'Kandidaat afwijzen', isDisabled: true },
    ],
  },
  {
    title: 'Ga naar',
    items: [
      { id: 'candidates', label: 'Kandidaten', href: '/kandidaten' },
      { id: 'cafe', label: 'Cafépersoneel', href: '/vacatures/cafe' },
    ],
  },
  { id: 'theme', label: 'Donker of licht', icon: Moon },
];

const meta = {
  title: 'Handelingen/CommandPalette',
  id: 'componenten-commandpalette',
  component: CommandPalette,
  args: { items: commands, onAction: fn(), onOpenChange: fn() },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

function WithButton(args: CommandPaletteProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onPress={() => setIsOpen(true)}>
        Opdrachten (Ctrl + K)
      </Button>
      <CommandPalette
        {...args}
        isOpen={isOpen}
        onOpenChange={(next) => {
          args.onOpenChange?.(next);
          setIsOpen(next);
        }}
      />
    </>
  );
}

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /^Opdrachten/ });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Opdrachten' });
    await waitFor(() => expect(dialog).toBeVisible());
    for (const item of screen.getAllByRole('menuitem')) {
      await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await userEvent.click(screen.getByRole('menuitem', { name: 'Kandidaat uitnodigen Ctrl + U' }));
    await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('invite'));
    await waitForDialogToClose();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Opens the palette with the keyboard, and waits until its input has focus. */
const openByKeys = async (user: { keyboard: (keys: string) => Promise<void> }) => {
  await user.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('searchbox', { name: 'Zoek een opdracht' });
  await waitFor(() => expect(input).toHaveFocus());
  await waitFor(() => expect(input).toBeVisible());
  return input;
};

/**
 * Opens and closes with the shortcut; typing finds a command, and Enter runs it. Focus returns to the previous element.
 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await openByKeys(userEvent);
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitForDialogToClose();
    await waitFor(() => expect(button).toHaveFocus());

    await openByKeys(userEvent);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const marked = () => document.querySelector('[role=menuitem][data-focused]');
    await waitFor(() => expect(marked()).toHaveTextContent('Document toevoegen'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(marked()).toHaveTextContent('Kandidaten'));
    for (const [key, label] of [
      ['ArrowUp', 'Document toevoegen'],
      ['End', 'Donker of licht'],
      ['Home', 'Kandidaat uitnodigen'],
      ['PageDown', 'Donker of licht'],
      ['PageUp', 'Kandidaat uitnodigen'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await waitFor(() => expect(marked()).toHaveTextContent(label));
    }
    const field = screen.getByRole('searchbox');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-activedescendant', marked()?.id);
    await userEvent.keyboard('kandidaat uit');
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
    await waitFor(() => expect(marked()).toHaveTextContent('Kandidaat uitnodigen'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('invite'));
    await waitForDialogToClose();
    await waitFor(() => expect(button).toHaveFocus());

    const again = await openByKeys(userEvent);
    await expect(again).toHaveValue('');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Sluiten' })).toHaveFocus();
    await userEvent.tab();
    await expect(again).toHaveFocus();
    await userEvent.keyboard('x{Escape}');
    await expect(again).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ userEvent }) => {
    await openByKeys(userEvent);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: /^Kandidaat uitnodigen/ })).toHaveAttribute(
        'data-focused',
      ),
    );
  },
};

/** Ignores accents and word order, and matches keywords. */
export const Found: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ userEvent }) => {
    const input = await openByKeys(userEvent);
    const hits = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);
    await userEvent.type(input, 'cafe');
    await waitFor(() => expect(hits()).toEqual(['Cafépersoneel']));
    await userEvent.clear(input);
    await userEvent.type(input, 'toevoegen upload');
    await waitFor(() => expect(hits()).toHaveLength(1));
    await expect(
      screen.getByRole('menuitem', { name: 'Document toevoegen Bij de kandidaat die open staat' }),
    ).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, 'uit');
    await waitFor(() => expect(hits()).toHaveLength(1));
    await expect(
      screen.getByRole('menuitem', { name: 'Kandidaat uitnodigen Ctrl + U' }),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByText('1 resultaat')).toBeInTheDocument());
  },
};

const navigate = fn();

/** Follows links with the router of the app. */
export const Links: Story = {
  globals: { viewport: { value: 'tablet' } },
  beforeEach: () => void navigate.mockClear(),
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <WithButton {...args} />
    </RouterProvider>
  ),
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button').focus();
    await openByKeys(userEvent);
    await userEvent.keyboard('kandidaten{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/kandidaten');
    await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('candidates'));
    await waitForDialogToClose();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cafépersoneel' }));
    await expect(navigate).toHaveBeenLastCalledWith('/vacatures/cafe');
    await expect(navigate).toHaveBeenCalledTimes(2);
    await waitForDialogToClose();
  },
};

export const Empty: Story = {
  args: { emptyText: 'Geen opdracht met deze woorden. Zoek een kandidaat in de lijst.' },
  play: async ({ userEvent }) => {
    await openByKeys(userEvent);
    await userEvent.keyboard('xyz');
    await waitFor(() => expect(screen.getByText(/^Geen opdracht met deze woorden/)).toBeVisible());
  },
};

export const LongContent: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    items: [
      {
        title: 'Verwerkersovereenkomsten en arbeidsongeschiktheidsverzekeringen',
        items: Array.from({ length: 30 }, (_, index) => ({
          id: `a${index}`,
          label: `Arbeidsongeschiktheidsverzekeringsmaatschappij ${index + 1} als verwerker toevoegen`,
          icon: Search,
          shortcut: 'Ctrl + Shift + V',
        })),
      },
    ],
  },
  play: async ({ userEvent }) => {
    await openByKeys(userEvent);
    await userEvent.keyboard('{ArrowUp}');
    const last = screen.getByRole('menuitem', { name: /maatschappij 30/ });
    await waitFor(() => expect(last).toBeVisible());
  },
};

/** Opens with the Command key on Apple devices. */
export const OnAMac: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'platform', { value: 'MacIntel', configurable: true });
    return () => Reflect.deleteProperty(navigator, 'platform');
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await waitForDialogToClose();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Fills the screen. */
export const Phone: Story = {
  ...Open,
  play: async (context) => {
    await Open.play?.(context);
    const { width, height } = screen.getByRole('dialog').getBoundingClientRect();
    await expect([width, height]).toEqual([innerWidth, innerHeight]);
  },
  globals: { viewport: { value: 'phone' } },
};

export const Narrow: Story = {
  ...Open,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
