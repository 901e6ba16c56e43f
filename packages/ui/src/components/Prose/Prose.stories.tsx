import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Prose } from './Prose.js';

const meta = {
  title: 'Tekst en beeld/Prose',
  id: 'componenten-prose',
  component: Prose,
  args: {
    children: (
      <>
        <h2 id="duur">5. Duur en beëindiging</h2>
        <p>
          De overeenkomst wordt steeds met dezelfde periode verlengd, tenzij een partij op tijd
          opzegt. Zie ook de <a href="#privacy">privacyverklaring</a>.
        </p>
        <h3>Opzeggen</h3>
        <ul>
          <li>De minimale looptijd is één maand.</li>
          <li>
            Opzeggen kan tot <strong>één maand</strong> voor het einde van de periode.
          </li>
        </ul>
        <ol>
          <li>Stuur een bericht.</li>
          <li>Wij bevestigen de ontvangst.</li>
        </ol>
        <blockquote>Een mens neemt altijd de eindbeslissing.</blockquote>
        <table aria-label="Bewaartermijnen">
          <thead>
            <tr>
              <th scope="col">Gegevens</th>
              <th scope="col">Bewaartermijn</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Analyses en scorecards</th>
              <td>2 jaar</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^De overeenkomst wordt/);
    // A character is about half as wide as it is tall.
    const size = parseFloat(getComputedStyle(text).fontSize);
    await expect(text.offsetWidth / size).toBeLessThanOrEqual(40);
    const heading = getComputedStyle(canvas.getByRole('heading', { level: 3 }));
    await expect(parseFloat(heading.marginBlockStart)).toBeGreaterThan(
      parseFloat(heading.marginBlockEnd),
    );
  },
};

const as = (role: string) => ({ role });

/** On a phone, the cells of a table with explicit roles are stacked. */
export const StackedTable: Story = {
  args: {
    children: (
      <table {...as('table')} aria-label="Subverwerkers">
        <thead {...as('rowgroup')}>
          <tr {...as('row')}>
            {['Subverwerker', 'Waarvoor', 'Waar'].map((column) => (
              <th key={column} {...as('columnheader')} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as('rowgroup')}>
          <tr {...as('row')}>
            <th {...as('rowheader')} scope="row">
              Brevo
            </th>
            <td {...as('cell')}>E-mails over registreren, inloggen en wachtwoorden verzenden</td>
            <td {...as('cell')}>Binnen de EU</td>
          </tr>
        </tbody>
      </table>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    const table = canvas.getByRole('table');
    for (const cell of canvas.getAllByRole('cell')) {
      await expect(cell.offsetWidth).toBe(table.offsetWidth);
    }
  },
};

/** Counts in large figures. */
export const Figures: Story = {
  args: {
    children: (
      <>
        <p>Van de 55 criteria zijn er:</p>
        <ul role="list" data-figures="">
          <li>
            <strong>40</strong> in orde
          </li>
          <li>
            <strong>6</strong> deels in orde
          </li>
          <li>
            <strong>9</strong> niet van toepassing
          </li>
        </ul>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
  },
};

/** Two rows of two where four don't fit. */
export const FourFigures: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
  args: {
    children: (
      <ul role="list" data-figures="">
        <li>
          <strong>41</strong> in orde
        </li>
        <li>
          <strong>3</strong> deels in orde
        </li>
        <li>
          <strong>2</strong> niet onderzocht
        </li>
        <li>
          <strong>9</strong> niet van toepassing
        </li>
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second, third, fourth] = canvas
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
    await expect(third?.top).toBe(fourth?.top);
    await expect(first?.left).toBe(third?.left);
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <>
        <h2>Verwerkersovereenkomst arbeidsongeschiktheidsverzekeringsmaatschappij</h2>
        <p>
          Schrijf naar <a href="mailto:info@voorbeeld.nl">{`${'a'.repeat(243)}@voorbeeld.nl`}</a>.
        </p>
      </>
    ),
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
