import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../../components/internal/story/SimulatedStates.js';
import { Wordmark } from './Wordmark.js';

const meta = {
  title: 'Website/Wordmark',
  id: 'secties-wordmark',
  component: Wordmark,
  args: { marked: 'Helder', rest: 'match', href: '/' },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Replaces navigation, so that the story stays on its page. */
const follow = fn((event: Event) => event.preventDefault());

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Heldermatch (naar de startpagina)' });
    await expect(link).toHaveAttribute('href', '/');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    follow.mockClear();
    link.addEventListener('click', follow, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

/** As outlines, which look the same in every font. */
export const Outlined: Story = {
  args: {
    outlines: {
      marked: {
        width: 603,
        path: 'M41 167h-29v-134h29v52h58v-52h29v134h-29v-56h-58v56zM196 169q-16 0-28-6q-12-6-18-18q-7-12-7-28q0-16 7-27q7-12 19-18q12-7 26-7q12 0 22 5q10 4 16 12q7 8 10 19q3 11 2 24h-74q1 6 3 10q3 5 6 7q4 3 8 4q4 1 8 1q7 0 12-2q5-2 8-5l23 8q-7 11-19 16q-11 5-24 5zM170 107h49q0-6-3-11q-3-5-8-7q-5-3-12-3q-6 0-11 2q-6 2-9 7q-4 4-6 12zM306 167h-17q-12 0-19-2q-7-2-10-8q-3-6-3-17v-115h28v108q0 7 3 9q3 2 10 2h8v23zM354 169q-12 0-22-6q-10-6-16-18q-5-12-5-28q0-16 5-28q6-11 16-18q10-6 22-6q9 0 18 4q8 5 13 13v-57h27v103q0 7 1 18q1 10 3 21h-27l-4-13q-6 8-14 12q-8 3-17 3zM363 148q6 0 12-4q5-3 8-9q3-7 3-18q0-15-7-23q-7-7-16-7q-10 0-17 8q-6 7-6 22q0 14 6 23q7 8 17 8zM480 169q-16 0-28-6q-12-6-19-18q-6-12-6-28q0-16 7-27q7-12 19-18q12-7 26-7q12 0 22 5q9 4 16 12q7 8 10 19q3 11 2 24h-75q1 6 4 10q2 5 6 7q3 3 7 4q4 1 8 1q8 0 13-2q5-2 8-5l23 8q-8 11-19 16q-11 5-24 5zM454 107h49q-1-6-4-11q-3-5-8-7q-5-3-11-3q-6 0-12 2q-5 2-9 7q-3 4-5 12zM570 167h-28v-99h21l6 18q3-8 8-12q4-5 11-7q6-2 14-2v28q-11-1-18 1q-7 3-11 9q-3 6-3 15v49z',
      },
      rest: {
        width: 563,
        path: 'M39 167h-28v-99h24l4 13q2-4 7-7q4-4 10-6q6-3 13-3q12 0 19 5q7 4 10 12q6-8 15-13q9-4 19-4q13 0 20 5q7 5 10 14q3 9 3 22v61h-27v-54q0-7-1-13q-1-6-5-9q-3-4-11-4q-9 0-14 7q-5 7-5 20v53h-28v-54q0-7-1-13q0-6-4-9q-3-4-11-4q-6 0-10 3q-5 4-7 10q-2 6-2 15v52zM213 169q-10 0-18-3q-7-4-12-10q-5-7-5-16q0-11 9-19q8-7 23-11q15-4 35-5v-3q0-9-4-13q-5-5-14-5q-7 0-12 4q-5 3-6 9l-24-8q4-11 16-17q11-7 27-7q21 0 33 10q11 9 11 31v22q0 7 0 15q1 7 2 13q0 7 1 11h-25l-4-12q-5 7-14 11q-8 3-19 3zM223 150q6 0 11-2q5-2 8-8q3-5 3-14v-4q-18 1-28 5q-10 4-10 12q0 5 5 8q4 3 11 3zM347 167h-18q-12 0-19-2q-7-2-9-8q-3-6-3-17v-51h-17v-21h17v-25h27v25h22v21h-22v44q0 7 3 9q3 2 10 2h9v23zM404 169q-16 0-27-6q-11-7-17-19q-6-12-6-27q0-15 7-27q6-12 17-18q11-7 26-7q9 0 17 3q9 2 16 8q6 5 11 15l-24 8q-2-6-7-9q-5-3-11-3q-6 0-11 3q-6 3-9 10q-3 6-3 17q0 11 3 18q3 7 9 10q5 2 11 2q6 0 11-2q5-3 8-8l23 9q-5 8-12 14q-7 5-16 7q-8 2-16 2zM490 167h-27v-142h27v56q3-4 7-7q4-4 10-6q6-3 14-3q13 0 20 5q7 5 11 14q3 9 3 22v61h-28v-54q0-7-1-13q-1-6-5-9q-3-4-11-4q-10 0-15 7q-5 7-5 21v52z',
      },
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Heldermatch (naar de startpagina)' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    for (const letters of link.querySelectorAll('svg')) {
      await expect(letters).toHaveAttribute('aria-hidden', 'true');
      await expect(letters.getBoundingClientRect().height).toBeCloseTo(
        parseFloat(getComputedStyle(link).fontSize),
        0,
      );
    }
  },
};

export const States: Story = {
  render: (args) => (
    <SimulatedStates states={['rest', 'focus-visible']}>
      <Wordmark {...args} />
    </SimulatedStates>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200%' } };
