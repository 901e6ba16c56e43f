import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { appointment } from '../../components/Illustration/drawings.js';
import { PlainButton } from '../../components/PlainButton/index.js';
import { DemoCard } from './DemoCard.js';

const onPress = fn();

const meta = {
  title: 'Contact en account/DemoCard',
  id: 'secties-democard',
  component: DemoCard,
  args: {
    title: 'Plan een Demo',
    text: 'In dertig minuten ziet u hoe een score tot stand komt, met een vacature die u zelf kiest.',
    action: (
      <PlainButton variant="secondary" onClick={onPress}>
        Plan Nu
      </PlainButton>
    ),
  },
} satisfies Meta<typeof DemoCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    onPress.mockClear();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Plan een Demo' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Plan Nu' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

export const WithIllustration: Story = { args: { illustration: appointment } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onPress.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Plan Nu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(onPress).toHaveBeenCalledTimes(2);
  },
};

export const LongContent: Story = {
  args: {
    title: 'Verwerkersovereenkomst bespreken',
    text: 'Wij lopen met u de arbeidsongeschiktheidsverzekering en de bewaartermijnen door.',
    action: <PlainButton variant="secondary">Verwerkersovereenkomst bespreken</PlainButton>,
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
