import { adjustment, categories, weights } from '@heldermatch/scorecard/example';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { briefCv } from '../../components/internal/story/briefCv.js';
import { DocumentViewer } from '../DocumentViewer/index.js';
import { ScoreChanges } from '../ScoreChanges/index.js';
import { ProductTour } from './ProductTour.js';

const meta = {
  title: 'Website/ProductTour',
  id: 'secties-producttour',
  component: ProductTour,
  args: {
    label: 'Het product, in twee hoofdstukken',
    title: 'Vacature · recruiter zorg',
    badge: 'voorbeeld',
    surface: 'warm',
    items: [
      {
        tab: 'Cv',
        label: 'Voorbeeld van een cv waarin het bewijs is gemarkeerd',
        title: 'Cv’s lezen en ordenen',
        intro: 'Bij elk gegeven ziet u de zin waar het vandaan komt.',
        points: ['PDF en DOCX', 'U verbetert wat niet klopt'],
        link: { href: '/features/cv-analysis', label: 'Lees over cv-analyse' },
        figure: <DocumentViewer {...briefCv} />,
      },
      {
        tab: 'Logboek',
        label: 'Voorbeeld van een score die een recruiter aanpaste',
        title: 'Uw keuze, met de reden erbij',
        intro: 'Wat u aanpast, komt in het logboek: wie, wanneer en waarom.',
        figure: (
          <ScoreChanges
            label="Scores, voor en na"
            categories={categories}
            weights={weights}
            candidate="0412"
            log={[adjustment]}
          />
        ),
      },
    ],
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof ProductTour>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: /in twee hoofdstukken/ })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    const [first, second, ...others] = canvas.getAllByRole('figure');
    await expect(others).toHaveLength(0);
    await expect(first).toHaveAccessibleName(/een cv waarin het bewijs is gemarkeerd/);
    await expect(second).toHaveAccessibleName(/een score die een recruiter aanpaste/);
    for (const figure of [first, second]) {
      await expect(figure?.closest('li')).toBeVisible();
      const bar = within(figure?.firstElementChild as HTMLElement);
      await expect(bar.getByText('voorbeeld')).toBeVisible();
    }
    for (const tab of canvas.getAllByText('Logboek')) {
      await expect(tab.closest('[aria-hidden="true"]')).toBeVisible();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lees over cv-analyse' })).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    title: 'Vacature · arbeidsongeschiktheidsverzekeringsadviseur',
    items: [
      {
        tab: 'Verwerkersovereenkomst',
        label: 'Voorbeeld van een lange tekst',
        title: 'Gegevensbeschermingseffectbeoordeling',
        intro: 'Stelde een Verwerkersovereenkomst op voor een arbeidsongeschiktheidsverzekering.',
        points: [`${'a'.repeat(243)}@voorbeeld.nl`],
        figure: <p>Verwerkersovereenkomst</p>,
      },
      {
        tab: 'Gegevensbeschermingseffectbeoordeling',
        label: 'Voorbeeld van een andere lange tekst',
        title: 'Arbeidsongeschiktheidsverzekering',
        intro: 'Verwerkersovereenkomst',
        figure: <p>Arbeidsongeschiktheidsverzekering</p>,
      },
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
