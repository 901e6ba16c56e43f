import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MissionVision } from './MissionVision.js';

const meta = {
  title: 'Website/MissionVision',
  id: 'secties-missionvision',
  component: MissionVision,
  args: {
    label: 'Missie en visie',
    mission: {
      title: 'Missie',
      statement: 'Recruiters sneller én eerlijker laten kiezen.',
      text: 'Wij nemen het leeswerk uit handen en laten bij elke score zien waar die vandaan komt.',
    },
    vision: {
      title: 'Visie',
      statement: 'AI stelt voor, een mens beslist.',
      text: 'Goede software laat zien waar een voorstel op rust, zodat een mens het kan tegenspreken.',
    },
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof MissionVision>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Missie en visie' })).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'Missie' })).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'Visie' })).toBeVisible();
    await expect(
      canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Missie', 'Visie']);
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const LongContent: Story = {
  args: {
    mission: {
      ...meta.args.mission,
      title: 'Arbeidsongeschiktheidsverzekering',
      statement:
        'Gegevensbeschermingseffectbeoordelingen zonder Verwerkersovereenkomst bestaan niet.',
    },
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
