import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Text } from '../Text/index.js';
import { PlainDisclosure } from './PlainDisclosure.js';

const meta = {
  title: 'Indeling/PlainDisclosure',
  id: 'componenten-plaindisclosure',
  component: PlainDisclosure,
  args: {
    title: 'Waarop rust de score?',
    children: <Text>Op passages uit het cv, die u zelf kunt nalezen.</Text>,
  },
} satisfies Meta<typeof PlainDisclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByText('Waarop rust de score?');
    await expect(title.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByText(/^Op passages/)).not.toBeVisible();
    await userEvent.click(title);
    await waitFor(() => expect(canvas.getByText(/^Op passages/)).toBeVisible());
    await userEvent.click(title);
    await waitFor(() => expect(canvas.getByText(/^Op passages/)).not.toBeVisible());
  },
};

export const States: Story = {
  render: (args) => (
    <SimulatedStates control="summary" states={['rest', 'hovered', 'focus-visible']}>
      <PlainDisclosure {...args} />
    </SimulatedStates>
  ),
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Waarop rust de score?'));
    await waitFor(() => expect(canvas.getByText(/^Op passages/)).toBeVisible());
  },
};

export const LongContent: Story = {
  args: {
    title: 'Wat staat er in de Verwerkersovereenkomst arbeidsongeschiktheidsverzekering?',
    children: <Text>{`${'a'.repeat(243)}@voorbeeld.nl`}</Text>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^Wat staat er/));
    await waitFor(() => expect(canvas.getByText(/^aaa/)).toBeVisible());
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
