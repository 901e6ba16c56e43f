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
  title: 'Kandidaten/DocumentViewer',
  id: 'secties-documentviewer',
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

/** A page of a PDF, drawn here with 7 px for each character. An app renders the file of the user. */
const pageOf = (...lines: readonly string[]) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 594" font-family="monospace" font-size="12"><rect width="420" height="594" fill="#fff"/>${lines
      .map(
        (line, index) =>
          `<text x="40" y="${80 + index * 26}" textLength="${line.length * 7}">${line}</text>`,
      )
      .join('')}</svg>`,
  )}`;

/** Pages as they were formatted, with the passages marked on them. */
export const Pictures: Story = {
  args: {
    view: 'picture',
    pages: [
      {
        text: 'Kandidaat 0412\nZes jaar recruiter in de zorg, waarvan drie met eindverantwoordelijkheid',
        picture: {
          src: pageOf(
            'Kandidaat 0412',
            '',
            'Zes jaar recruiter in de zorg, waarvan drie',
            'met eindverantwoordelijkheid.',
          ),
          width: 420,
          height: 594,
          places: [
            { reference: 1, x: 0.612, y: 0.199, width: 0.2, height: 0.03 },
            { reference: 1, x: 0.095, y: 0.243, width: 0.467, height: 0.03 },
          ],
        },
      },
      { text: 'Opleiding\nArbeidsrecht voor recruiters' },
    ],
    evidence: [
      {
        reference: 1,
        document: 'cv',
        page: 1,
        start: 46,
        end: 87,
        quote: 'waarvan drie met eindverantwoordelijkheid',
      },
    ],
    getPassageId: (reference) => `pagina-${reference}`,
    getHref: () => '#score',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Pagina 1 als afbeelding' })).toBeVisible();
    await expect(canvas.getAllByRole('mark')).toHaveLength(2);
    await expect(canvasElement.querySelector('#pagina-1')).toHaveTextContent(
      'waarvan drie met eindverantwoordelijkheid',
    );
    await expect(canvas.getByRole('link', { name: /bewijs 1/ })).toHaveAttribute('href', '#score');
    // A page without a picture shows its text.
    await expect(canvas.getByText('Arbeidsrecht voor recruiters')).toBeVisible();
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
