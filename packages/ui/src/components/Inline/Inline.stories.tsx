import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/index.js';
import { Inline } from './Inline.js';

const meta = {
  title: 'Indeling/Inline',
  id: 'componenten-inline',
  component: Inline,
  args: { children: ['Pdf', 'Docx', 'In de EU'].map((text) => <Badge key={text}>{text}</Badge>) },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SpaceBetween: Story = { args: { justify: 'between' } };

export const Many: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, index) => (
      <Badge key={index}>{`Vaardigheid ${index + 1}`}</Badge>
    )),
  },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Vaardigheid 1').parentElement;
    const row = badge?.parentElement as HTMLElement;
    const { columnGap, rowGap } = getComputedStyle(row);
    await expect(rowGap).toBe(columnGap);
    const tops = [...row.children].map((child) => child.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBeGreaterThan(1);
  },
};

export const Narrow: Story = {
  args: { children: <Badge>Verwerkersovereenkomst</Badge> },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
