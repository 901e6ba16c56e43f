import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../components/ButtonLink/index.js';
import { Marker } from '../../components/Marker/index.js';
import { briefCv } from '../../components/internal/story/briefCv.js';
import { DocumentViewer } from '../DocumentViewer/index.js';
import { Hero } from './Hero.js';

const meta = {
  title: 'Website/Hero',
  id: 'secties-hero',
  component: Hero,
  args: {
    eyebrow: 'In pilot met de eerste opdrachtgevers',
    title: (
      <>
        Elke match met <Marker>bewijs uit het cv</Marker>
      </>
    ),
    intro:
      'Heldermatch leest cv’s, vergelijkt ze met uw vacature en laat bij elke score zien waar die vandaan komt. U beslist.',
    actions: (
      <>
        <ButtonLink href="/register" size="large">
          Start Nu
        </ButtonLink>
        <ButtonLink href="/contact" size="large" variant="secondary">
          Plan een Demo
        </ButtonLink>
        <ButtonLink href="/features" size="large" variant="quiet">
          Ontdek Meer
        </ButtonLink>
      </>
    ),
    note: 'Geen automatische besluiten (AVG, artikel 22). Gegevens blijven in de EU.',
    figure: <DocumentViewer {...briefCv} />,
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Elke match met bewijs uit het cv',
    );
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Start Nu' })).toHaveFocus();
  },
};

/** For the opening of the site. */
export const Large: Story = { args: { size: 'large' } };

export const WithStatement: Story = {
  args: {
    eyebrow: undefined,
    title: 'Over Heldermatch',
    statement: (
      <>
        AI ondersteunt, <Marker>de&nbsp;recruiter beslist.</Marker>
      </>
    ),
    actions: undefined,
    note: undefined,
    figure: undefined,
  },
};

export const WithoutFigure: Story = { args: { figure: undefined } };

export const WithoutOptional: Story = {
  args: {
    title: 'Neem Contact Op',
    intro:
      'Heeft u een vraag over Heldermatch, of wilt u het met uw eigen vacature zien? Schrijf ons of kies zelf een moment voor een demo.',
    eyebrow: undefined,
    actions: undefined,
    note: undefined,
    figure: undefined,
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const LongContent: Story = {
  args: {
    eyebrow: 'Verwerkersovereenkomst en arbeidsongeschiktheidsverzekering',
    title: 'Verwerkersovereenkomst',
    intro:
      'De afspraken tussen de Klant en Heldermatch B.V. over arbeidsongeschiktheidsverzekeringen.',
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
