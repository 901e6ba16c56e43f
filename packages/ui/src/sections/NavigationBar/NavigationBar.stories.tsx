import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ButtonLink } from '../../components/ButtonLink/index.js';
import { NavigationBar } from './NavigationBar.js';

const meta = {
  title: 'Website/NavigationBar',
  id: 'secties-navigationbar',
  component: NavigationBar,
  args: {
    wordmark: { marked: 'Helder', rest: 'match', href: '/' },
    label: 'Hoofdnavigatie',
    links: [
      { href: '/', label: 'Home' },
      { href: '/features', label: 'Functionaliteiten' },
      { href: '/about', label: 'Over ons' },
      { href: '/compliance', label: 'Compliance' },
      {
        href: '/login',
        label: 'Inloggen',
        whenSignedIn: { href: '/dashboard', label: 'Dashboard' },
      },
    ],
    currentPath: '/',
    address: 'https://heldermatch.example/',
    action: (
      <ButtonLink href="/contact" isFullWidth>
        Heldermatch
      </ButtonLink>
    ),
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof NavigationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Default: Story = {
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('navigation')).toHaveAccessibleName('Hoofdnavigatie');
    const home = canvas.getByRole('link', { name: 'Home' });
    await expect(home).toHaveAttribute('aria-current', 'page');
    const list = within(canvas.getByRole('navigation')).getByRole('list');
    await expect(within(list).getAllByRole('link')).toHaveLength(6);
    const next = canvas.getByRole('link', { name: 'Functionaliteiten' });
    await expect(getComputedStyle(home).boxShadow).not.toBe('none');
    await expect(getComputedStyle(next).boxShadow).toBe('none');
    const placeOf = () => [next.getBoundingClientRect().left, next.getBoundingClientRect().top];
    const place = placeOf();
    home.removeAttribute('aria-current');
    await expect(placeOf()).toEqual(place);
    home.setAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await expect(home).toHaveFocus();
  },
};

/** Marks the parent section of the current page. */
export const CurrentSection: Story = {
  args: { currentPath: '/features/cv-analysis' },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Functionaliteiten' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  },
};

/** The root element states that the user is signed in. */
export const SignedIn: Story = {
  globals: desktop,
  beforeEach: () => {
    document.documentElement.toggleAttribute('data-signed-in', true);
    return () => document.documentElement.removeAttribute('data-signed-in');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Inloggen' })).not.toBeInTheDocument();
  },
};

export const MenuClosed: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
  },
};

export const MenuOpen: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
};

export const MenuKeyboard: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    button.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
    await userEvent.keyboard(' ');
    // Only a real key press closes a popover. Vitest can send one; Storybook can't.
    if (import.meta.env.MODE !== 'test') return;
    const browser = await import('vitest/browser');
    await browser.userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument(),
    );
    await expect(button).toHaveFocus();
  },
};

export const MenuClosesOnLink: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    const link = canvas.getByRole('link', { name: 'Over ons' });
    // Navigates as the app does, without reloading the page.
    const follow = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', follow);
    await userEvent.click(link);
    await expect(link).not.toBeVisible();
    await userEvent.click(button);
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledTimes(2);
    await expect(link).not.toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    links: [
      { href: '/', label: 'Home' },
      { href: '/dpa', label: 'Verwerkersovereenkomst' },
      { href: '/verzekering', label: 'Arbeidsongeschiktheidsverzekering' },
      { href: '/login', label: 'Inloggen' },
    ],
    currentPath: '/dpa',
  },
  globals: desktop,
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { name: 'Verwerkersovereenkomst' })).toBeVisible();
    const menu = canvas.getByRole('navigation');
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(getComputedStyle(menu).overflowY).toBe('auto');
  },
};
