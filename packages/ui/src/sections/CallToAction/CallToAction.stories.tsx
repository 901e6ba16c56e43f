import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../components/ButtonLink/index.js';
import { Marker } from '../../components/Marker/index.js';
import { CallToAction } from './CallToAction.js';

const meta = {
  title: 'Website/CallToAction',
  id: 'secties-calltoaction',
  component: CallToAction,
  args: {
    title: (
      <>
        Zie het bewijs <Marker>bij uw eigen vacature</Marker>
      </>
    ),
    intro:
      'In een demo van dertig minuten laten we zien hoe een score tot stand komt, en wat u er zelf aan kunt veranderen.',
    actions: (
      <>
        <ButtonLink href="/contact" size="large">
          Plan een Demo
        </ButtonLink>
        <ButtonLink href="/login" size="large" variant="secondary">
          Inloggen
        </ButtonLink>
      </>
    ),
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('region', { name: 'Zie het bewijs bij uw eigen vacature' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Plan een Demo' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Inloggen' })).toHaveFocus();
  },
};

export const OneAction: Story = {
  args: {
    actions: (
      <ButtonLink href="/contact" size="large">
        Plan een Demo
      </ButtonLink>
    ),
  },
};

export const LongContent: Story = {
  args: {
    title: 'Bespreek de Verwerkersovereenkomst',
    intro: 'Wij lopen met u de arbeidsongeschiktheidsverzekering en de bewaartermijnen door.',
    actions: (
      <>
        <ButtonLink href="/dpa" size="large">
          Verwerkersovereenkomst opvragen
        </ButtonLink>
        <ButtonLink href="/login" size="large" variant="secondary">
          Inloggen
        </ButtonLink>
      </>
    ),
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
  },
};
