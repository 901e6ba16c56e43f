import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeyPoints } from './KeyPoints.js';

const first = {
  title: 'Bewijs bij elke score',
  text: 'Elke score verwijst naar de plek in het cv waar hij op rust.',
  link: { href: '/evidence-scorecard', label: 'Bekijk de scorecard' },
};

const meta = {
  title: 'Website/KeyPoints',
  id: 'secties-keypoints',
  component: KeyPoints,
  args: {
    title: 'Waarom anders',
    intro: 'Drie keuzes die u kunt controleren.',
    items: [
      first,
      {
        title: 'U beslist',
        text: 'De software stelt voor. Een mens kiest wie er op gesprek komt.',
      },
      {
        title: 'Gegevens in de EU',
        text: 'Wat u uploadt, blijft binnen de Europese Unie.',
      },
    ],
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof KeyPoints>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Replaces navigation, so that the story stays on its page. */
const follow = fn((event: Event) => event.preventDefault());

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Waarom anders' })).toBeVisible();
    await expect(canvas.getByRole('list').children).toHaveLength(3);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const link = canvas.getByRole('link', { name: 'Bekijk de scorecard' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    follow.mockClear();
    link.addEventListener('click', follow, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** Terms of one or two words. */
export const Large: Story = {
  args: {
    title: 'Wat wij voorstellen',
    size: 'large',
    items: [
      { title: '3 maanden', text: 'In overleg te verlengen.' },
      { title: 'Gratis', text: 'U mag elke dag stoppen.' },
      { title: '10 plaatsen', text: 'Tien organisaties tegelijk.' },
    ],
  },
};

export const WithoutOptional: Story = {
  args: {
    intro: undefined,
    items: meta.args.items.map(({ title, text }) => ({ title, text })),
  },
};

export const One: Story = { args: { items: [first] } };

export const Many: Story = {
  args: {
    items: Array.from({ length: 5 }, (_, index) => ({
      ...first,
      title: `${first.title} ${index + 1}`,
    })),
  },
};

export const LongContent: Story = {
  args: {
    title: 'Verwerkersovereenkomst en arbeidsongeschiktheidsverzekering',
    items: [
      {
        ...first,
        title: 'Arbeidsongeschiktheidsverzekering',
        text: 'Met een Verwerkersovereenkomst voor elke opdrachtgever en een gegevensbeschermingseffectbeoordeling.',
        link: { href: '/dpa', label: 'Lees de Verwerkersovereenkomst' },
      },
      first,
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
