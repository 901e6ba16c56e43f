import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, spyOn, within } from 'storybook/test';
import { Figures as figures } from '../../components/Prose/Prose.stories.js';
import { readAloud } from '../../components/Illustration/drawings.js';
import { LegalDocument } from './LegalDocument.js';

const paragraph =
  'De Klant verstrekt alleen gegevens die nodig zijn voor het beoordelen van kandidaten en controleert of zij juist zijn.';

const meta = {
  title: 'Website/LegalDocument',
  id: 'secties-legaldocument',
  component: LegalDocument,
  args: {
    title: 'Algemene Voorwaarden',
    intro: 'De afspraken tussen u en ons.',
    lastChanged: {
      label: 'Laatst gewijzigd:',
      date: '2025-10-10',
      text: '10 oktober 2025',
      note: 'Nagekeken op 25 november 2026.',
    },
    label: 'Inhoud',
    printLabel: 'Druk af',
    summaryLabel: 'In het kort; de tekst geldt.',
    sections: [
      {
        id: 'definities',
        title: 'Definities',
        summary: 'Woorden met een hoofdletter hebben een vaste betekenis.',
        content: <p>De woorden hieronder hebben een vaste betekenis.</p>,
        clauses: [
          <>
            <strong>Klant</strong>: wie de dienst afneemt.
          </>,
          paragraph,
        ],
      },
      {
        id: 'vergoedingen',
        title: 'Vergoedingen',
        clauses: Array.from({ length: 6 }, () => paragraph),
      },
      {
        id: 'looptijd',
        title: 'Looptijd en beëindiging',
        content: (
          <>
            <p>{paragraph}</p>
            <table aria-label="Bewaartermijnen">
              <thead>
                <tr>
                  <th scope="col">Wat</th>
                  <th scope="col">Hoe lang</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">Fiscale gegevens</th>
                  <td>7 jaar</td>
                </tr>
              </tbody>
            </table>
            <ul>
              <li>Opzeggen kan per maand.</li>
              <li>Er volgt geen terugbetaling.</li>
            </ul>
          </>
        ),
        clauses: Array.from({ length: 8 }, () => paragraph),
      },
    ],
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof LegalDocument>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** On a phone the contents are initially collapsed. */
async function openContents({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) {
  const summary = canvas.getByText('Inhoud', { selector: 'summary' });
  if (summary.checkVisibility()) await userEvent.click(summary);
}

/** Replaces navigation, so that the story stays on its page. */
const follow = fn((event: Event) => event.preventDefault());

/** Boxes of a clause's number and of its text. */
function boxesOf(canvas: PlayContext['canvas'], number: string) {
  const element = canvas.getByText(number);
  return [element, element.nextElementSibling ?? element].map((one) => one.getBoundingClientRect());
}

async function expectNextToNumber({ canvas }: Pick<PlayContext, 'canvas'>) {
  const [number, text] = boxesOf(canvas, '1.2');
  await expect(text?.left).toBeGreaterThanOrEqual(number?.right ?? Infinity);
  await expect(text?.top).toBe(number?.top);
}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await openContents({ canvas, userEvent });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Algemene Voorwaarden',
    );
    await expect(canvas.getByText('10 oktober 2025')).toHaveAttribute('datetime', '2025-10-10');
    await expect(canvas.getByText(/Nagekeken op 25 november 2026/)).toBeVisible();
    const heading = canvas.getByRole('heading', { level: 2, name: '3. Looptijd en beëindiging' });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveAttribute('tabindex', '-1');
    await expect(canvas.getByText('2.6')).toBeVisible();
    await expectNextToNumber({ canvas });
    await expect(
      within(canvas.getByRole('navigation', { name: 'Inhoud' })).getAllByRole('link'),
    ).toHaveLength(3);
  },
};

/** Counts are below the introduction, and a drawing is next to it if there is room. */
export const WithCounts: Story = {
  args: { counts: figures.args?.children, illustration: readAloud },
  play: async ({ canvas, canvasElement }) => {
    const date = canvas.getByText(/^Laatst gewijzigd/).getBoundingClientRect();
    const counts = canvas.getByText(/^Van de 55/).getBoundingClientRect();
    await expect(counts.top).toBeGreaterThan(date.bottom);
    const drawing = canvasElement.querySelector('header svg');
    await expect(drawing?.checkVisibility()).toBe(innerWidth >= 1024);
  },
};

const print = fn();

/** The contents have a button that prints, as a reader on a phone may not find it in the browser. */
export const Printing: Story = {
  beforeEach: () => {
    const spy = spyOn(window, 'print').mockImplementation(print);
    print.mockClear();
    return () => spy.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Druk af' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(print).toHaveBeenCalledOnce();
  },
};

/** On a wide screen a summary is in the margin, at the first line of its text. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [note] = canvas.getAllByRole('note');
    const heading = canvas.getByRole('heading', { name: '1. Definities' });
    const [summary, title] = [note, heading].map((one) => one?.getBoundingClientRect());
    await expect(summary?.left).toBeGreaterThan(title?.right ?? Infinity);
    await expect(summary?.top).toBeGreaterThan(title?.bottom ?? Infinity);
  },
};

/** Marks the current section in the contents. The site's tests cover moving focus with a link. */
export const Reading: Story = {
  play: async ({ canvas, userEvent }) => {
    await openContents({ canvas, userEvent });
    const link = canvas.getByRole('link', { name: '2. Vergoedingen' });
    await expect(link).toHaveAttribute('href', '#vergoedingen');
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    follow.mockClear();
    link.addEventListener('click', follow, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
    canvas.getByRole('heading', { name: '2. Vergoedingen' }).scrollIntoView();
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'));
    const other = canvas.getByRole('link', { name: '1. Definities' });
    await expect(other).not.toHaveAttribute('aria-current');
    const [current, usual] = [getComputedStyle(link), getComputedStyle(other)];
    await expect(Number(current.fontWeight)).toBeGreaterThan(Number(usual.fontWeight));
    await expect(current.borderInlineStartColor).not.toBe(usual.borderInlineStartColor);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: expectNextToNumber,
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const One: Story = { args: { sections: meta.args.sections.slice(0, 1) } };

export const Many: Story = {
  args: {
    sections: Array.from({ length: 14 }, (_, index) => ({
      id: `artikel-${index + 1}`,
      title: index === 11 ? 'Internationale doorgifte van persoonsgegevens' : 'Definities',
      clauses: [paragraph],
    })),
  },
};

export const LongContent: Story = {
  args: {
    title: 'Verwerkersovereenkomst',
    intro: 'Over arbeidsongeschiktheidsverzekeringen en gegevensbeschermingseffectbeoordelingen.',
    sections: [
      {
        id: 'gegevensbeschermingseffectbeoordeling',
        title: 'Gegevensbeschermingseffectbeoordeling',
        content: (
          <table aria-label="Verwerkersovereenkomst">
            <thead>
              <tr>
                <th scope="col">Verwerkersovereenkomst</th>
                <th scope="col">Arbeidsongeschiktheidsverzekering</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Gegevensbeschermingseffectbeoordeling</th>
                <td>Arbeidsongeschiktheidsverzekering</td>
              </tr>
            </tbody>
          </table>
        ),
        clauses: ['Arbeidsongeschiktheidsverzekeringsmaatschappij.', paragraph],
      },
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
  play: async ({ canvas }) => {
    const [number, text] = boxesOf(canvas, '1.1');
    await expect(text?.left).toBe(number?.left);
    await expect(text?.top).toBeGreaterThanOrEqual(number?.bottom ?? Infinity);
  },
};
