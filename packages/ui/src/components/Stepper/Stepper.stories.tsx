import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/index.js';
import { Stepper } from './Stepper.js';

const meta = {
  title: 'Gegevens/Stepper',
  id: 'componenten-stepper',
  component: Stepper,
  args: {
    label: 'Procedure van kandidaat 0412',
    items: [
      { label: 'Aangemeld', description: '3 maart' },
      { label: 'Cv gelezen', description: '5 maart' },
      { label: 'Gesprek', description: 'Nog te plannen' },
      { label: 'Aanbod' },
    ],
    current: 3,
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Procedure van kandidaat 0412' })).toBeVisible();
    const [first, , third, last] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Aangemeld, voltooid3 maart');
    await expect(third).toHaveAttribute('aria-current', 'step');
    await expect(third).toHaveTextContent('3GesprekNog te plannen');
    await expect(last).not.toHaveAttribute('aria-current');
    // Side by side in a wide place, and stacked in a narrow one.
    const [here, next] = [first, last].map((step) => step?.getBoundingClientRect().top ?? NaN);
    if (innerWidth >= 1024) await expect(next).toBe(here);
    else if (innerWidth < 640) await expect(next).toBeGreaterThan(here ?? NaN);
  },
};

const follow = fn((event: Event) => event.preventDefault());

/** Shows the states not started, complete, and with links to available steps. */
export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Stepper {...args} current={0} />
      <Stepper {...args} current={5} />
      <Stepper
        {...args}
        current={2}
        items={args.items.map((item, index) => (index < 2 ? { ...item, href: `#${index}` } : item))}
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await expect(second?.parentElement).toHaveAttribute('aria-current', 'step');
    await expect(second?.offsetHeight).toBeGreaterThanOrEqual(44);
    follow.mockClear();
    second?.addEventListener('click', follow, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

/** Stacks the steps in a narrow container. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(first?.top ?? Infinity);
  },
};

export const Narrow: Story = {
  args: {
    items: [
      { label: 'Verwerkersovereenkomst', description: 'Arbeidsongeschiktheidsverzekering' },
      { label: 'Gegevensbeschermingseffectbeoordeling', href: '#dpia' },
    ],
    current: 2,
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
