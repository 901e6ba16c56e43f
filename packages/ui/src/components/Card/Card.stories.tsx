import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Grid } from '../Grid/index.js';
import { Heading } from '../Heading/index.js';
import { Link } from '../Link/index.js';
import { Stack } from '../Stack/index.js';
import { Text } from '../Text/index.js';
import { Card } from './Card.js';
import { CardActions, CardLink } from './CardLink.js';

const meta = {
  title: 'Indeling/Card',
  id: 'componenten-card',
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

/** The whole card is the hit area of the link in its title. Its button keeps its own. */
export const Pressable: Story = {
  render: () => (
    <Card>
      <Stack gap="s" align="start">
        <Heading level={2} size="small">
          <CardLink href="#planner">Planner in Utrecht</CardLink>
        </Heading>
        <Text emphasis="muted">12 kandidaten, 3 uitgenodigd</Text>
        <CardActions>
          <Button variant="secondary" size="small">
            Vacature delen
          </Button>
        </CardActions>
      </Stack>
    </Card>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Planner in Utrecht' });
    const box = (
      canvasElement.querySelector('[class*=Card]') as HTMLElement
    ).getBoundingClientRect();
    await expect(document.elementFromPoint(box.right - 20, box.bottom - 20)).toBe(link);
    const button = canvas.getByRole('button');
    const { left, top } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 5, top + 5)).toBe(button);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

/** Actions directly in the card are at its bottom edge, on one line in a row. */
export const WithActions: Story = {
  render: () => (
    <Grid as="ul" columns={2}>
      {['Kort.', 'Een tekst die op elk scherm over meer regels loopt dan die ernaast.'].map(
        (text) => (
          <Card key={text} as="li">
            <Text>{text}</Text>
            <CardActions>
              <Button variant="secondary" size="small">
                Kopieer
              </Button>
            </CardActions>
          </Card>
        ),
      )}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect());
    const buttons = canvas.getAllByRole('button').map((one) => one.getBoundingClientRect());
    const distances = buttons.map(({ bottom }, index) => (cards[index]?.bottom ?? 0) - bottom);
    await expect(distances[0]).toBeCloseTo(distances[1] ?? 0, 0);
  },
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
