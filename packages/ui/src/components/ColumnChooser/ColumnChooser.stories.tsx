import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge/index.js';
import { Button } from '../Button/index.js';
import { Inline } from '../Inline/index.js';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { waitForDialogToClose } from '../internal/story/waitForDialogToClose.js';
import { Stack } from '../Stack/index.js';
import { Table, type TableColumn } from '../Table/index.js';
import type { ColumnSettings } from './arrange.js';
import { ColumnChooser } from './ColumnChooser.js';
import { useColumns } from './useColumns.js';

interface Candidate {
  id: string;
  name: string;
  place: string;
  hours: number;
  salary: number;
  phone: string;
}

const candidates: readonly Candidate[] = [
  { id: '1', name: 'Kandidaat 0412', place: 'Utrecht', hours: 32, salary: 3600, phone: '06 1' },
  { id: '2', name: 'Kandidaat 0388', place: 'Zeist', hours: 36, salary: 3900, phone: '06 2' },
  { id: '3', name: 'Kandidaat 0501', place: 'Houten', hours: 24, salary: 3300, phone: '06 3' },
];

const columns: readonly TableColumn<Candidate>[] = [
  { id: 'name', label: 'Kandidaat', isRowHeader: true, render: ({ name }) => name },
  { id: 'place', label: 'Woonplaats', render: ({ place }) => place },
  { id: 'status', label: 'Status', render: () => <Badge tone="info">Te beoordelen</Badge> },
  { id: 'hours', label: 'Uren', align: 'end', render: ({ hours }) => hours },
  { id: 'salary', label: 'Salaris', align: 'end', render: ({ salary }) => `€ ${salary}` },
  { id: 'phone', label: 'Telefoon', render: ({ phone }) => phone },
];

const defaultSettings = { hidden: ['phone'] };

function Shortlist() {
  const { columns: shown, chooser } = useColumns(columns, { defaultSettings });
  return (
    <Stack gap="s" align="stretch">
      <Inline>
        <ColumnChooser {...chooser} />
      </Inline>
      <Table label="Shortlist" columns={shown} items={candidates} />
    </Stack>
  );
}

const meta = {
  title: 'Gegevens/ColumnChooser',
  id: 'componenten-columnchooser',
  component: ColumnChooser,
  args: {
    columns,
    settings: { order: [], hidden: ['phone'] },
    defaultSettings,
    onSettingsChange: fn(),
  },
  render: () => <Shortlist />,
} satisfies Meta<typeof ColumnChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const headingsIn = (canvas: Canvas) =>
  canvas.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
const inDialog = () => within(screen.getByRole('dialog', { name: 'Kolommen' }));
const box = (name: string) => inDialog().getByRole('checkbox', { name });
const button = (name: string) => inDialog().getByRole('button', { name });
const announced = async (text: string) =>
  waitFor(() => expect(inDialog().getByRole('status')).toHaveTextContent(text));

async function openChooser(canvas: Canvas, userEvent: User) {
  await userEvent.click(canvas.getByRole('button', { name: /^Kolommen/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Kolommen' });
  await waitFor(() => expect(dialog).toBeVisible());
}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Kolommen (5 van 6)');
    await openChooser(canvas, userEvent);
    const list = inDialog().getByRole('grid', { name: 'Kolommen' });
    await expect(await within(list).findAllByRole('row')).toHaveLength(6);
    await expect(box('Telefoon')).not.toBeChecked();
    await expect(box('Salaris')).toBeChecked();
    await expect(box('Kandidaat')).toBeChecked();
    await expect(box('Kandidaat')).toBeDisabled();
    await expect(box('Kandidaat')).toHaveAccessibleDescription('Altijd zichtbaar');
    await expect(inDialog().queryByRole('button', { name: /^Kandidaat/ })).toBeNull();
  },
};

/** Shows and hides columns, by mouse and by keyboard. */
export const Hide: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Kolommen' });
    await userEvent.tab();
    await waitFor(() => expect(box('Woonplaats')).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(box('Woonplaats')).not.toBeChecked();
    await waitFor(() =>
      expect(headingsIn(canvas)).toEqual(['Kandidaat', 'Status', 'Uren', 'Salaris']),
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(box('Status')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(box('Woonplaats')).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(box('Telefoon'));
    await waitFor(() => expect(headingsIn(canvas)).toEqual(columns.map(({ label }) => label)));
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAccessibleName('Kolommen');
  },
};

/** Moves a column without dragging. Its button keeps focus, even at the end of the list. */
export const Move: Story = {
  play: async ({ canvas, userEvent }) => {
    await openChooser(canvas, userEvent);
    const down = button('Uren omlaag');
    down.focus();
    await userEvent.keyboard('{Enter}');
    await announced('Uren, plaats 5 van 6');
    await waitFor(() =>
      expect(headingsIn(canvas)).toEqual(['Kandidaat', 'Woonplaats', 'Status', 'Salaris', 'Uren']),
    );
    await expect(down).toHaveFocus();
    await userEvent.keyboard(' ');
    await announced('Uren, plaats 6 van 6');
    await expect(down).toHaveFocus();
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(inDialog().getAllByRole('row').at(-1)).toContainElement(down);
    await userEvent.keyboard('{ArrowLeft}');
    const up = button('Uren omhoog');
    await expect(up).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await announced('Uren, plaats 5 van 6');
    await expect(up).toHaveFocus();
    await expect(down).not.toHaveAttribute('aria-disabled', 'true');
    // The row header remains first.
    await expect(button('Woonplaats omhoog')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Woonplaats omhoog'));
    await expect(headingsIn(canvas)[0]).toBe('Kandidaat');
    await userEvent.click(button('Status omhoog'));
    await announced('Status, plaats 2 van 6');
    await expect(button('Status omhoog')).toHaveFocus();
  },
};

/** Drags a column by keyboard: Enter on its handle, an arrow key, and Enter again. */
export const Drag: Story = {
  play: async ({ canvas, userEvent }) => {
    await openChooser(canvas, userEvent);
    const handle = button('Salaris slepen');
    const start = async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Plaatsen/));
    };
    box('Salaris').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(button('Salaris omlaag')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(handle).toHaveFocus();
    await start();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(handle).toHaveFocus());
    await start();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}{Enter}');
    await announced('Salaris, plaats 4 van 6');
    await waitFor(() =>
      expect(headingsIn(canvas)).toEqual(['Kandidaat', 'Woonplaats', 'Status', 'Salaris', 'Uren']),
    );
    await waitFor(() => expect(box('Salaris')).toHaveFocus());
  },
};

/** Restores the default. The button keeps focus. */
export const Reset: Story = {
  play: async ({ canvas, userEvent }) => {
    await openChooser(canvas, userEvent);
    const reset = button('Standaard herstellen');
    await expect(reset).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(box('Telefoon'));
    await userEvent.click(button('Uren omhoog'));
    await expect(reset).not.toHaveAttribute('aria-disabled', 'true');
    reset.focus();
    await userEvent.keyboard('{Enter}');
    await announced('De standaard is hersteld');
    await expect(reset).toHaveFocus();
    await expect(reset).toHaveAttribute('aria-disabled', 'true');
    await expect(box('Telefoon')).not.toBeChecked();
    await waitFor(() =>
      expect(headingsIn(canvas)).toEqual(['Kandidaat', 'Woonplaats', 'Status', 'Uren', 'Salaris']),
    );
  },
};

const onSettingsChange = fn();
const stored: ColumnSettings = {
  order: ['salary', 'removed', 'hours', 'name', 'place', 'phone'],
  hidden: ['place'],
};

/** The app keeps the settings. They are older than `columns`: 'removed' no longer exists, and 'status' is new. */
function Stored() {
  const [settings, setSettings] = useState(stored);
  const { columns: shown, chooser } = useColumns(columns, {
    settings,
    onSettingsChange: (changed) => {
      setSettings(changed);
      onSettingsChange(changed);
    },
  });
  return (
    <Stack gap="s" align="stretch">
      <Inline>
        <ColumnChooser {...chooser} />
        <Button variant="quiet" size="small" onPress={() => setSettings(stored)}>
          Weergave van het team
        </Button>
      </Inline>
      <Table label="Shortlist" columns={shown} items={candidates} />
    </Stack>
  );
}

export const Controlled: Story = {
  render: () => <Stored />,
  play: async ({ canvas, userEvent }) => {
    const before = ['Kandidaat', 'Salaris', 'Uren', 'Status', 'Telefoon'];
    await waitFor(() => expect(headingsIn(canvas)).toEqual(before));
    await openChooser(canvas, userEvent);
    await userEvent.click(box('Uren'));
    await expect(onSettingsChange).toHaveBeenLastCalledWith({
      order: ['name', 'salary', 'hours', 'place', 'status', 'phone'],
      hidden: ['hours', 'place'],
    });
    await waitFor(() =>
      expect(headingsIn(canvas)).toEqual(before.filter((label) => label !== 'Uren')),
    );
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    await userEvent.click(canvas.getByRole('button', { name: 'Weergave van het team' }));
    await waitFor(() => expect(headingsIn(canvas)).toEqual(before));
  },
};

export const States: Story = {
  render: (args) => (
    <SimulatedStates>
      <ColumnChooser {...args} />
    </SimulatedStates>
  ),
};

const fields =
  'Woonplaats Reistijd Uren Salaris Opzegtermijn Vakgebied Opleiding Diploma Ervaring Rijbewijs';

function Many() {
  const [all] = useState(() => [
    { id: 'name', label: 'Kandidaat', isRowHeader: true },
    ...['nu', 'gewenst'].flatMap((when) =>
      fields.split(' ').map((field) => ({ id: `${field} ${when}`, label: `${field} (${when})` })),
    ),
  ]);
  const { chooser } = useColumns(all);
  return <ColumnChooser {...chooser} />;
}

export const ManyColumns: Story = {
  render: () => <Many />,
  play: async ({ canvas, userEvent }) => {
    await openChooser(canvas, userEvent);
    await expect(screen.getByRole('dialog').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      innerHeight,
    );
    box('Woonplaats (nu)').focus();
    await userEvent.tab();
    const reset = button('Standaard herstellen');
    await expect(reset).toHaveFocus();
    await waitFor(() => expect(reset.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
  },
};

export const LongContent: Story = {
  render: (args) => <ColumnChooser {...args} />,
  args: {
    columns: [
      { id: 'name', label: `${'a'.repeat(60)}@voorbeeld.nl`, isRowHeader: true },
      { id: 'phone', label: 'Arbeidsongeschiktheidsverzekeringsdeskundige' },
      { id: 'place', label: 'Datum van het arbeidsvoorwaardengesprek' },
    ],
  },
  play: async ({ canvas, userEvent }) => openChooser(canvas, userEvent),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^الأعمدة/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
