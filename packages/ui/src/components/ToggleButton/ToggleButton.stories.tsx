import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns2, Star } from 'lucide';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Inline } from '../Inline/index.js';
import { Stack } from '../Stack/index.js';
import { ToggleButton } from './ToggleButton.js';

const meta = {
  title: 'Handelingen/ToggleButton',
  id: 'componenten-togglebutton',
  component: ToggleButton,
  args: { children: 'Alleen favorieten', icon: Star, onChange: fn() },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Alleen favorieten' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveAccessibleName('Alleen favorieten');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    button.blur();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="l">
      <SimulatedStates>
        <ToggleButton {...args} />
      </SimulatedStates>
      <SimulatedStates>
        <ToggleButton {...args} isSelected />
      </SimulatedStates>
      <Inline>
        <ToggleButton {...args} isDisabled />
        <ToggleButton {...args} isDisabled isSelected />
      </Inline>
    </Stack>
  ),
};

/** Shows buttons without an icon, small ones, and ones with only an icon. */
export const Forms: Story = {
  render: (args) => (
    <Stack>
      <Inline>
        <ToggleButton>Met gesprek</ToggleButton>
        <ToggleButton defaultSelected>Met gesprek</ToggleButton>
        <ToggleButton icon={Columns2} isLabelHidden>
          Cv ernaast
        </ToggleButton>
        <ToggleButton icon={Columns2} isLabelHidden defaultSelected>
          Cv ernaast
        </ToggleButton>
      </Inline>
      <Inline>
        <ToggleButton {...args} size="small" />
        <ToggleButton {...args} size="small" defaultSelected />
        <ToggleButton icon={Star} size="small" isLabelHidden>
          Favoriet
        </ToggleButton>
        <ToggleButton icon={Star} size="small" isLabelHidden defaultSelected>
          Favoriet
        </ToggleButton>
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const icon of canvas.getAllByRole('button', { name: /^(Cv ernaast|Favoriet)$/ })) {
      const { width, height } = icon.getBoundingClientRect();
      await expect(width).toBe(height);
      await expect(icon).toHaveAttribute('aria-pressed');
    }
  },
};

export const Narrow: Story = {
  args: {
    children: 'Verwerkersovereenkomst en arbeidsongeschiktheidsverzekering',
    defaultSelected: true,
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
