import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { KpiDialog } from './KpiDialog.js';

const firstInterview = {
  title: 'Tijd tot eerste gesprek',
  target: '± 2 dagen',
  definition:
    'Het aantal dagen tussen het publiceren van de vacature en het eerste gesprek met een kandidaat.',
  measurement:
    'Mediaan over alle vacatures in de pilot, op basis van de datums in het systeem, vergeleken met de drie maanden ervoor.',
};

const meta = {
  title: 'Website/KpiDialog',
  id: 'secties-kpidialog',
  component: KpiDialog,
  args: {
    trigger: 'Hoe meten we dit?',
    title: 'Hoe meten we dit?',
    intro:
      'Elk doel heeft een vaste definitie en een vaste meetmethode. Zo kunt u de uitkomst zelf narekenen.',
    definitionLabel: 'Definitie',
    measurementLabel: 'Meetmethode',
    items: [
      firstInterview,
      {
        title: 'Acceptatie van de shortlist',
        target: '± 70%',
        definition:
          'Het deel van de voorgestelde kandidaten dat de recruiter uitnodigt voor een gesprek.',
        measurement:
          'Uitgenodigde kandidaten gedeeld door alle kandidaten op de shortlist, per vacature, uit het logboek van keuzes.',
      },
      {
        title: 'Recruiteruren per plaatsing',
        target: '30-40% minder',
        definition: 'De uren die recruiters besteden aan één vervulde vacature.',
        measurement:
          'Urenregistratie van de deelnemende recruiters, vergeleken met een nulmeting vóór de pilot.',
      },
      {
        title: 'Compliance en uitlegbaarheid',
        definition:
          'Het deel van de scores met bewijs en uitleg erbij, en met een besluit dat een mens heeft genomen.',
        measurement:
          'Maandelijkse controle van het auditlog: elke score moet bewijs, een uitleg en een menselijk besluit hebben.',
      },
    ],
  },
} satisfies Meta<typeof KpiDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hoe meten we dit?' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hoe meten we dit?' });
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(4);
    await expect(within(dialog).getAllByText('Definitie')).toHaveLength(4);
    await expect(within(dialog).getAllByText('Meetmethode')).toHaveLength(4);
    await waitFor(() =>
      expect(
        within(dialog).getByRole('heading', { name: 'Tijd tot eerste gesprek' }),
      ).toBeVisible(),
    );
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Hoe meten we dit?' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    // Escape on a native dialog can't be simulated: the site's tests press the real key.
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sluiten' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    await openOnly(context);
    const [definition, measurement] = termsOfFirst();
    await expect(measurement?.top).toBe(definition?.top);
    await expect(measurement?.left).toBeGreaterThan(definition?.left ?? Infinity);
  },
};

export const LongContent: Story = {
  args: {
    title: 'Verwerkersovereenkomst en arbeidsongeschiktheidsverzekering',
    items: [
      {
        title: 'Arbeidsongeschiktheidsverzekering',
        definition: 'Verwerkersovereenkomsten per arbeidsongeschiktheidsverzekering.',
        measurement: `Vragen naar ${'a'.repeat(243)}@voorbeeld.nl.`,
      },
    ],
  },
  play: openOnly,
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
  play: async (context) => {
    await openOnly(context);
    const [definition, measurement] = termsOfFirst();
    await expect(measurement?.left).toBe(definition?.left);
    await expect(measurement?.top).toBeGreaterThan(definition?.bottom ?? Infinity);
  },
};

/** Boxes of the terms of the first indicator. */
const termsOfFirst = () =>
  screen
    .getAllByRole('term')
    .slice(0, 2)
    .map((term) => term.getBoundingClientRect());

async function openOnly({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(canvas.getByRole('button', { name: 'Hoe meten we dit?' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
}
