import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Split } from '../../components/Split/index.js';
import { EvidenceList } from '../EvidenceList/index.js';
import { DocumentViewer } from './DocumentViewer.js';
import { categories, cv, evidence } from '@heldermatch/scorecard/example';

/** First category that is based on a passage. */
const restsOn = (reference: number) =>
  categories.find(({ evidence: own }) => own.some((one) => one.reference === reference))?.id;

const meta = {
  title: 'Secties/DocumentViewer',
  component: DocumentViewer,
  args: { label: 'Cv van kandidaat 0412', badge: 'voorbeeld', pages: [cv], evidence },
} satisfies Meta<typeof DocumentViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cv van kandidaat 0412' })).toBeVisible();
    await expect(canvas.getByText('voorbeeld')).toBeVisible();
    await expect(canvas.getByText('Naam, adres en geboortedatum afgedekt')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 4, name: 'Opleiding' })).toBeVisible();
    await expect(canvas.getAllByRole('mark')).toHaveLength(5);
    await expect(canvas.getByText('Zes jaar recruiter in de zorg')).toBeVisible();
  },
};

/** Links numbers to their passages and back, without a script. */
export const Joined: Story = {
  args: {
    getPassageId: (reference) => `bewijs-${reference}`,
    getHref: (reference) => `#score-${restsOn(reference)}`,
  },
  render: (args) => (
    <Split
      main={<DocumentViewer {...args} />}
      aside={
        <EvidenceList
          label="Bewijs uit het cv"
          categories={categories}
          getItemId={(reference) => `score-${restsOn(reference)}`}
          getHref={(reference) => `#bewijs-${reference}`}
        />
      }
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [inDocument, inList] = canvas.getAllByRole('link', { name: /bewijs 5/ });
    const target = (link?: HTMLElement) =>
      canvasElement.querySelector(link?.getAttribute('href') ?? 'none');
    for (const link of canvas.getAllByRole('link')) await expect(target(link)).toBeVisible();
    await expect(target(inDocument)).toHaveTextContent('Motivatie & Fit 84%');
    await expect(target(inList)).toHaveTextContent('kandidaten binnen een dag antwoord krijgen');
    const follow = fn((event: Event) => event.preventDefault());
    inDocument?.addEventListener('click', follow, { once: true });
    inDocument?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

/** Numbers the pages when there are several. */
export const Pages: Story = {
  args: {
    pages: [
      { text: 'Kandidaat 0412\nZes jaar recruiter in de zorg' },
      { text: 'Opleiding\nArbeidsrecht voor recruiters' },
    ],
    evidence: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(2);
    await expect(canvas.getByRole('group', { name: 'Pagina 1' })).toBeVisible();
    await expect(canvas.getByText('2 / 2')).toBeVisible();
  },
};

/** For an illustration: its titles aren't headings of the page. */
export const WithoutHeadings: Story = {
  args: { titleLevel: 'p' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** Overlapping passages, and passages across lines. Without blocks each line is a paragraph. */
export const Overlapping: Story = {
  args: {
    pages: [
      { text: 'Zes jaar recruiter in de zorg,\nwaarvan drie met\neindverantwoordelijkheid.' },
    ],
    evidence: [
      { reference: 1, document: 'cv', page: 1, start: 0, end: 47, quote: '…' },
      { reference: 2, document: 'cv', page: 1, start: 9, end: 18, quote: 'recruiter' },
    ],
    getPassageId: (reference) => `cv-${reference}`,
  },
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getAllByRole('mark').map(({ textContent }) => textContent);
    await expect(words).toEqual(['Zes jaar ', 'recruiter', ' in de zorg,', 'waarvan drie met']);
    await expect(canvas.getAllByText('(bewijs 1)')).toHaveLength(1);
    await expect(canvasElement.querySelector('#cv-2')).toHaveTextContent('recruiter');
  },
};

export const Empty: Story = {
  args: { pages: [{ text: ' ' }] },
  play: async ({ canvas }) =>
    expect(canvas.getByText('In dit document staat geen tekst die te lezen is.')).toBeVisible(),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
