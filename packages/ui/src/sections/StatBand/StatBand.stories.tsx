import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatBand } from './StatBand.js';

const meta = {
  title: 'Website/StatBand',
  id: 'secties-statband',
  component: StatBand,
  args: {
    items: [
      { value: '70%', label: 'sneller aannemen' },
      { value: '95%', label: 'betere match' },
      { value: '500+', label: 'tevreden klanten' },
    ],
    note: 'Streefcijfers. Indicatief, geen garantie.',
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof StatBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [term] = canvas.getAllByRole('term');
    await expect(term).toHaveTextContent('sneller aannemen');
    await expect(term?.nextElementSibling).toHaveTextContent('70%');
    await expect(term?.closest('dl')?.previousElementSibling).toHaveTextContent(/geen garantie/);
  },
};

const boxesOf = (elements: readonly HTMLElement[]) =>
  elements.map((element) => element.getBoundingClientRect());

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const [first, second, third] = boxesOf(canvas.getAllByRole('term'));
    await expect(second?.left).toBeGreaterThan(first?.right ?? Infinity);
    await expect(third?.left).toBeGreaterThan(second?.right ?? Infinity);
    const [value] = boxesOf(canvas.getAllByRole('definition'));
    await expect(first?.top).toBeGreaterThanOrEqual(value?.bottom ?? Infinity);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second, third] = boxesOf(canvas.getAllByRole('term'));
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? Infinity);
    await expect(third?.top).toBeGreaterThan(second?.bottom ?? Infinity);
  },
};

export const LongContent: Story = {
  args: {
    items: [
      { value: '± 12.500', label: 'getekende Verwerkersovereenkomsten' },
      { value: '30-40%', label: 'minder arbeidsongeschiktheidsverzekeringen' },
      { value: '1', label: 'uur' },
    ],
  },
  play: async ({ canvas }) => {
    for (const term of canvas.getAllByRole('term')) {
      await expect(term.scrollWidth).toBeLessThanOrEqual(term.clientWidth);
    }
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
