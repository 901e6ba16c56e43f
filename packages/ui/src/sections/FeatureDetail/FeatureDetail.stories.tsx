import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { briefCv } from '../../components/internal/story/briefCv.js';
import { DocumentViewer } from '../DocumentViewer/index.js';
import { FeatureDetail } from './FeatureDetail.js';

const meta = {
  title: 'Website/FeatureDetail',
  id: 'secties-featuredetail',
  component: FeatureDetail,
  args: {
    title: 'Van cv naar overzicht',
    intro: 'Het cv wordt gelezen en geordend. Bij elk gegeven staat waar het vandaan komt.',
    points: ['Leest PDF en DOCX', 'Ordent ervaring, opleiding en vaardigheden'],
    link: { href: '/features/cv-analysis', label: 'Lees over cv-analyse' },
    figure: <DocumentViewer {...briefCv} />,
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof FeatureDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Van cv naar overzicht' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lees over cv-analyse' })).toHaveFocus();
  },
};

/** The words come first in the code. */
export const FigureAtStart: Story = {
  args: { figureSide: 'start', surface: 'warm' },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('group', { name: 'Cv van kandidaat 0412' });
    const position = canvas.getByRole('heading').compareDocumentPosition(figure);
    await expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const Tablet: Story = { ...FigureAtStart, globals: { viewport: { value: 'tablet' } } };

export const WithoutFigure: Story = { args: { figure: undefined } };

export const WithoutPoints: Story = { args: { figure: undefined, points: undefined } };

export const WithoutOptional: Story = {
  args: { figure: undefined, points: undefined, link: undefined },
};

export const LongContent: Story = {
  args: {
    title: 'Verwerkersovereenkomst en arbeidsongeschiktheidsverzekering',
    points: Array.from(
      { length: 8 },
      (_, index) => `Gegevensbeschermingseffectbeoordeling ${index + 1}`,
    ),
    link: { href: '/dpa', label: 'Lees de Verwerkersovereenkomst' },
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
