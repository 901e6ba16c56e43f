import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, CalendarCheck, FileText, ShieldCheck } from 'lucide';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.js';
import { Text } from '../Text/index.js';
import { Icon } from './Icon.js';

const meta = {
  title: 'Tekst en beeld/Icon',
  id: 'componenten-icon',
  component: Icon,
  args: { icon: ShieldCheck },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

const svgOf = (element: HTMLElement) => element.querySelector('svg') as SVGElement;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    const { width, height } = svgOf(canvasElement).getBoundingClientRect();
    await expect([width, height]).toEqual([20, 20]);
  },
};

export const WithLabel: Story = {
  args: { icon: Bell, label: 'Nieuwe melding' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('img', { name: 'Nieuwe melding' })).toBeVisible(),
};

export const InText: Story = {
  render: () => (
    <Inline gap="l">
      {[FileText, CalendarCheck, ShieldCheck].map((icon, index) => (
        <Inline key={index} gap="xs">
          <Icon icon={icon} />
          <Text>Pdf en docx</Text>
        </Inline>
      ))}
    </Inline>
  ),
};

/** Keeps its size next to long text. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
  render: (args) => (
    <div style={{ display: 'flex' }}>
      <Icon {...args} />
      <Text>Lange tekst die over meer dan één regel loopt</Text>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { width, height } = svgOf(canvasElement).getBoundingClientRect();
    await expect([width, height]).toEqual([40, 40]);
  },
};
