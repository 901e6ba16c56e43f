import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../ButtonLink/index.js';
import { Heading } from '../Heading/index.js';
import { Stack } from '../Stack/index.js';
import { Text } from '../Text/index.js';
import { Band } from './Band.js';

const meta = {
  title: 'Indeling/Band',
  id: 'componenten-band',
  component: Band,
  args: {
    labelledBy: 'band-title',
    children: (
      <Stack align="start">
        <Heading level={2} id="band-title">
          Wat we in de pilot willen bereiken
        </Heading>
        <Text emphasis="muted">Doelen, geen beloftes. We meten ze samen met u.</Text>
        <ButtonLink href="#doelen">Hoe meten we dit?</ButtonLink>
      </Stack>
    ),
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof Band>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(
      canvas.getByRole('region', { name: 'Wat we in de pilot willen bereiken' }),
    ).toBeVisible(),
};

export const Titled: Story = {
  args: {
    title: 'De DPIA in het kort',
    intro: 'Wat wij hebben beoordeeld, en wat eruit kwam.',
    labelledBy: undefined,
    children: <Text>De inhoud staat op dezelfde afstand als in elke band.</Text>,
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'De DPIA in het kort' });
    await expect(region).toBeVisible();
    await expect(region).toHaveAttribute('id', 'de-dpia-in-het-kort');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'De DPIA in het kort',
    );
  },
};

/** Places the heading and intro next to the content, which needs only half the width. */
export const Split: Story = { args: { ...Titled.args, layout: 'split' } };

/** Places only the heading in the first column, because the content after the intro is short. */
export const HeadingAside: Story = { args: { ...Titled.args, layout: 'heading-aside' } };

export const Warm: Story = { args: { surface: 'warm' } };

export const Ink: Story = {
  args: { surface: 'ink' },
  play: async ({ canvas }) =>
    expect(getComputedStyle(canvas.getByRole('heading')).colorScheme).toBe('dark'),
};

export const Narrow: Story = {
  args: { surface: 'ink' },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
