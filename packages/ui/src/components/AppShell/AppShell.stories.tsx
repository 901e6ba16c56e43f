import type { Meta, StoryObj } from '@storybook/react-vite';
import { Briefcase, Inbox, Users } from 'lucide';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar/index.js';
import { Heading } from '../Heading/index.js';
import { Inline } from '../Inline/index.js';
import { SideNav } from '../SideNav/index.js';
import { Stack } from '../Stack/index.js';
import { Text } from '../Text/index.js';
import { AppShell } from './AppShell.js';

const meta = {
  title: 'Indeling/AppShell',
  id: 'componenten-appshell',
  component: AppShell,
  args: {
    header: (
      <Inline justify="between">
        <strong>Heldermatch</strong>
        <Avatar name="Sanne de Vries" />
      </Inline>
    ),
    navigation: (
      <SideNav
        label="Werkplek"
        currentPath="/kandidaten"
        items={[
          { href: '/postvak', label: 'Postvak', icon: Inbox, count: 12 },
          { href: '/kandidaten', label: 'Kandidaten', icon: Users },
          { href: '/vacatures', label: 'Vacatures', icon: Briefcase },
        ]}
      />
    ),
    children: (
      <Stack>
        <Heading level={1} size="medium">
          Kandidaten
        </Heading>
        <Text>Een score is een advies. U leest het bewijs en beslist zelf.</Text>
      </Stack>
    ),
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the navigation next to the page. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    const main = canvas.getByRole('main').getBoundingClientRect();
    const navigation = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(main.left).toBeGreaterThanOrEqual(navigation.right);
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Naar de inhoud' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#inhoud');
    skip.blur();
    const page = canvas.getByRole('main');
    page.focus();
    await expect(page).toHaveFocus();
    page.blur();
    const aside = canvas.getByRole('navigation').closest('[popover]') as HTMLElement;
    await expect(getComputedStyle(aside).overflowY).toBe('auto');
    await expect(getComputedStyle(canvas.getByRole('banner')).position).toBe('sticky');
  },
};

/** The header is above the navigation, and the page takes the whole height. */
export const HeaderInSide: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { headerPlacement: 'side' },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner').getBoundingClientRect();
    const main = canvas.getByRole('main').getBoundingClientRect();
    const navigation = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(main.top).toBe(header.top);
    await expect(main.left).toBeGreaterThanOrEqual(header.right);
    await expect(navigation.top).toBeGreaterThanOrEqual(header.bottom);
  },
};

/** Opens the navigation over the page, and closes it when the user follows a link. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const menu = canvas.getByRole('button', { name: 'Menu' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    const link = canvas.getByRole('link', { name: 'Vacatures' });
    await expect(link).toBeVisible();
    // Simulates client-side navigation, which keeps the document.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(link).not.toBeVisible();
    await userEvent.click(menu);
    await userEvent.click(canvas.getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(link).not.toBeVisible());
    await expect(menu).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('navigation', { name: 'Werkplek' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200%' } };
