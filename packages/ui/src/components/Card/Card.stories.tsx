import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../Grid/index.js';
import { Heading } from '../Heading/index.js';
import { Link } from '../Link/index.js';
import { Stack } from '../Stack/index.js';
import { Text } from '../Text/index.js';
import { Card } from './Card.js';

const meta = {
  title: 'Componenten/Card',
  component: Card,
  args: {
    children: (
      <Stack gap="s" align="start">
        <Heading level={2} size="small">
          Evidence Scorecard
        </Heading>
        <Text emphasis="muted">
          Een score met sterke punten, hiaten en het bewijs uit het cv, per categorie uitgelegd.
        </Text>
        <Link href="#scorecard" variant="standalone">
          Bekijk de scorecard
        </Link>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[class*=Card]') as HTMLElement;
    const { borderTopWidth, boxShadow, paddingLeft } = getComputedStyle(card);
    await expect([borderTopWidth, boxShadow, paddingLeft]).toEqual(['1px', 'none', '24px']);
  },
};

export const Warm: Story = { args: { surface: 'warm' } };

export const Several: Story = {
  render: (args) => (
    <Grid as="ul" columns={3}>
      {['Evidence Scorecard', 'Cv-analyse', 'Slim matchen'].map((title) => (
        <Card {...args} key={title} as="li">
          <Stack gap="s" align="start">
            <Heading level={2} size="small">
              {title}
            </Heading>
            <Text emphasis="muted">Kandidaten en vacatures vergeleken op wat telt.</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) =>
    expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(3),
};

export const LongContent: Story = {
  args: {
    children: (
      <Stack gap="s">
        <Heading level={2} size="small">
          Verwerkersovereenkomst
        </Heading>
        <Text>{`${'a'.repeat(243)}@voorbeeld.nl`}</Text>
      </Stack>
    ),
  },
};

/** Leaves room for large text, because the card's padding does not scale with it. */
export const Narrow: Story = {
  ...LongContent,
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('[class*=Card]');
    const words = canvas.getByRole('heading').getBoundingClientRect();
    await expect(words.left - (card?.getBoundingClientRect().left ?? 0)).toBeLessThan(30);
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
