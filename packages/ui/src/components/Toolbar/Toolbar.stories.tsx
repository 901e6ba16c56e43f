import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Printer, Star } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.js';
import { IconButton } from '../IconButton/index.js';
import { SegmentedControl } from '../SegmentedControl/index.js';
import { ToggleButton } from '../ToggleButton/index.js';
import { Toolbar, ToolbarGroup } from './Toolbar.js';

const onPress = fn();

const meta = {
  title: 'Handelingen/Toolbar',
  id: 'componenten-toolbar',
  component: Toolbar,
  args: {
    label: 'Lijst van kandidaten',
    children: (
      <>
        <ToolbarGroup label="Weergave">
          <SegmentedControl
            label="Weergave"
            size="small"
            items={[
              { id: 'list', label: 'Lijst' },
              { id: 'cards', label: 'Kaarten' },
            ]}
          />
          <ToggleButton size="small" icon={Star}>
            Alleen favorieten
          </ToggleButton>
        </ToolbarGroup>
        <ToolbarGroup label="Meenemen">
          <IconButton size="small" icon={Download} label="Downloaden" />
          <IconButton size="small" icon={Printer} label="Afdrukken" />
        </ToolbarGroup>
        <ToolbarGroup label="Toevoegen">
          <Button size="small" variant="secondary" onPress={onPress}>
            Kandidaat toevoegen
          </Button>
        </ToolbarGroup>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    onPress.mockClear();
    await expect(canvas.getByRole('toolbar', { name: 'Lijst van kandidaten' })).toBeVisible();
    await userEvent.tab();
    const list = canvas.getByRole('radio', { name: 'Lijst' });
    await expect(list).toHaveFocus();
    for (const label of ['Weergave', 'Meenemen', 'Toevoegen']) {
      await expect(canvas.getByRole('group', { name: label })).toBeVisible();
    }
    // In a toolbar arrows only move focus, and Space selects.
    await userEvent.keyboard('{ArrowRight}');
    const cards = canvas.getByRole('radio', { name: 'Kaarten' });
    await expect(cards).toHaveFocus();
    await expect(list).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(cards).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(list).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const favorites = canvas.getByRole('button', { name: 'Alleen favorieten' });
    await expect(favorites).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(favorites).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    const add = canvas.getByRole('button', { name: 'Kandidaat toevoegen' });
    await expect(add).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(add).not.toHaveFocus();
    // Focus returns to the last focused control.
    await userEvent.tab({ shift: true });
    await expect(add).toHaveFocus();
    add.blur();
  },
};

export const WithoutGroups: Story = {
  args: {
    label: 'Notitie',
    children: (
      <>
        <Button size="small" variant="secondary">
          Kopiëren
        </Button>
        <Button size="small" variant="secondary" isDisabled>
          Plakken
        </Button>
        <Button size="small" variant="secondary" tone="critical">
          Verwijderen
        </Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const last = canvas.getByRole('button', { name: 'Verwijderen' });
    await expect(last, 'skips a disabled button').toHaveFocus();
    last.blur();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const cards = canvas.getByRole('radio', { name: 'Kaarten' });
    await expect(cards).toHaveFocus();
    cards.blur();
  },
};

/** Hides the separator of a group at the start of a row. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
