import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.js';
import { Text } from '../Text/index.js';
import { Split } from './Split.js';

const meta = {
  title: 'Indeling/Split',
  id: 'componenten-split',
  component: Split,
  args: {
    main: (
      <Card>
        <Text>Het grote deel: een formulier, een artikel.</Text>
      </Card>
    ),
    aside: (
      <Card surface="warm">
        <Text>Het kleine deel: contactgegevens, een uitnodiging.</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByText(/^Het grote deel/);
    const aside = canvas.getByText(/^Het kleine deel/);
    await expect(main.compareDocumentPosition(aside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const [first, second] = [main.getBoundingClientRect(), aside.getBoundingClientRect()];
    await expect(second.top >= first.bottom || second.left >= first.right).toBe(true);
  },
};

/** A heading with help, next to a form. */
export const AsideFirst: Story = {
  args: { first: 'aside' },
  play: async ({ canvas }) => {
    const main = canvas.getByText(/^Het grote deel/);
    const aside = canvas.getByText(/^Het kleine deel/);
    await expect(aside.compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(main.offsetWidth).toBeGreaterThanOrEqual(aside.offsetWidth);
  },
};

export const LongContent: Story = {
  args: {
    aside: (
      <Card surface="warm">
        <Text>Verwerkersovereenkomst en arbeidsongeschiktheidsverzekering</Text>
      </Card>
    ),
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
