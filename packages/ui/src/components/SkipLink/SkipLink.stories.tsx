import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Link } from '../Link/index.js';
import { SkipLink } from './SkipLink.js';

const meta = {
  title: 'Navigatie/SkipLink',
  id: 'componenten-skiplink',
  component: SkipLink,
  decorators: [
    (Story) => (
      <>
        <Story />
        <Link href="#nav">Navigatie</Link>
        <div id="inhoud" tabIndex={-1}>
          Inhoud
        </div>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Naar de inhoud' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Naar de inhoud' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#inhoud');
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThan(0));
    const { height } = link.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

const follow = fn((event: Event) => event.preventDefault());

/** Follows the link; a test of the site checks where the focus goes. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    follow.mockClear();
    canvas.getByRole('link', { name: 'Naar de inhoud' }).addEventListener('click', follow, {
      once: true,
    });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Narrow: Story = {
  ...Focused,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
