import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.js';
import { Text } from '../Text/index.js';
import { Spinner } from './Spinner.js';

const meta = {
  title: 'Meldingen/Spinner',
  id: 'componenten-spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status', { name: 'Bezig met laden' })).toBeInTheDocument(),
};

export const WithLabel: Story = {
  args: { label: 'Uw sessie wordt geladen' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveAccessibleName('Uw sessie wordt geladen'),
};

export const Decorative: Story = {
  args: { size: 'small', isDecorative: true },
  render: (args) => (
    <Inline gap="xs">
      <Spinner {...args} />
      <Text as="span">Verzenden...</Text>
    </Inline>
  ),
  play: async ({ canvas }) => expect(canvas.queryByRole('status')).not.toBeInTheDocument(),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200%' } };
