import type { Meta, StoryObj } from '@storybook/react-vite';
import { Briefcase, CircleUserRound, Inbox, Settings, Users } from 'lucide';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { SideNav } from './SideNav.js';

const meta = {
  title: 'Navigatie/SideNav',
  id: 'componenten-sidenav',
  component: SideNav,
  args: {
    label: 'Werkplek',
    currentPath: '/kandidaten',
    items: [
      { href: '/postvak', label: 'Postvak', icon: Inbox, count: 12 },
      { href: '/kandidaten', label: 'Kandidaten', icon: Users, count: 10_000 },
      { href: '/vacatures', label: 'Vacatures', icon: Briefcase },
      {
        title: 'Mijn vacatures',
        items: [
          { href: '/vacatures/zorg', label: 'Recruiter zorg', count: 48 },
          { href: '/vacatures/techniek', label: 'Recruiter techniek', count: 7 },
        ],
      },
      {
        title: 'Beheer',
        items: [{ href: '/instellingen', label: 'Instellingen', icon: Settings }],
      },
    ],
    footer: [{ href: '/profiel', label: 'Noor Jansen', icon: CircleUserRound }],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

const follow = fn((event: Event) => event.preventDefault());

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Werkplek' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Mijn vacatures' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      'Kandidaten10.000',
    );
    await userEvent.tab();
    const first = canvas.getByRole('link', { name: 'Postvak 12' });
    await expect(first).toHaveFocus();
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    }
    await expect(canvas.getAllByRole('link').at(-1)).toHaveTextContent('Noor Jansen');
    follow.mockClear();
    first.addEventListener('click', follow, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
    first.blur();
  },
};

const states = ['rest', 'hovered', 'focus-visible'] as const;

/** Marks the current page and the section that contains it, and shows the states of a link. */
export const States: Story = {
  args: { currentPath: '/vacatures/zorg/0412' },
  render: ({ items, ...args }) => (
    <div>
      <SideNav {...args} items={items} />
      {states.map((state) => (
        <SimulatedStates key={state} states={[state]}>
          {/* Landmarks on a page need unique names. */}
          <SideNav label={state} currentPath="" items={items.slice(0, 1)} />
        </SimulatedStates>
      ))}
    </div>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('link', { current: true }).map((link) => link.textContent)).toEqual([
      'Vacatures',
      'Recruiter zorg48',
    ]),
};

export const Narrow: Story = {
  args: {
    items: [
      { href: '/kandidaten', label: 'Arbeidsongeschiktheidsverzekering', icon: Users, count: 12 },
      {
        title: 'Verwerkersovereenkomsten',
        items: [{ href: '/dpia', label: 'Gegevensbeschermingseffectbeoordeling' }],
      },
    ],
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
