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

/** Distance from the edge of a drawing to its first line, which has to align with text. */
const spaceBefore = (svg: SVGSVGElement) =>
  Math.min(
    ...[...svg.querySelectorAll('path')].map(
      (path) => path.getBBox().x - Number.parseFloat(getComputedStyle(path).strokeWidth) / 2,
    ),
  ) - svg.viewBox.baseVal.x;

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
    for (const svg of shown) {
      await expect(svg.innerHTML.length).toBeLessThan(3000);
      await expect(Math.abs(spaceBefore(svg))).toBeLessThan(4);
    }
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
    await expect(width / height).toBeCloseTo(440 / 340, 1);
  },
};
