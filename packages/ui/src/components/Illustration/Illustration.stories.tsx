import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/index.js';
import * as drawings from './drawings.js';
import { Illustration } from './Illustration.js';

const meta = {
  title: 'Tekst en beeld/Illustration',
  id: 'componenten-illustration',
  component: Illustration,
  args: { drawing: drawings.pile },
  argTypes: { drawing: { options: Object.keys(drawings), mapping: drawings, control: 'select' } },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

// A bundled module may list its exports in another order than the browser's.
const all = Object.entries(drawings).toSorted(([one], [other]) => (one < other ? -1 : 1));

export const All: Story = {
  render: () => (
    <Grid columns={3}>
      {all.map(([name, drawing]) => (
        <Illustration key={name} drawing={drawing} />
      ))}
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('svg')];
    await expect(shown).toHaveLength(all.length);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    for (const { innerHTML } of shown) await expect(innerHTML.length).toBeLessThan(3000);
  },
};

/** At its full size. */
export const Large: Story = { args: { drawing: drawings.letter } };

/** In a narrow column, every part is smaller. */
export const Narrow: Story = {
  args: { drawing: drawings.joined },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg') as SVGSVGElement;
    const { width, height } = svg.getBoundingClientRect();
    await expect(width).toBeLessThan(320);
    await expect(width / height).toBeCloseTo(480 / 340, 1);
  },
};
