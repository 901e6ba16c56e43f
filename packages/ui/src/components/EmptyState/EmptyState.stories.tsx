import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff, SearchX, Users } from 'lucide';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Stack } from '../Stack/index.js';
import { Table } from '../Table/index.js';
import { EmptyState } from './EmptyState.js';

const meta = {
  title: 'Meldingen/EmptyState',
  id: 'componenten-emptystate',
  component: EmptyState,
  args: {
    icon: SearchX,
    title: 'Geen kandidaten gevonden',
    text: 'Haal een filter weg, of zoek met andere woorden.',
    action: <Button variant="secondary">Filters wissen</Button>,
    titleLevel: 2,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Geen kandidaten gevonden' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    const action = canvas.getByRole('button', { name: 'Filters wissen' });
    await expect(action).toHaveFocus();
    action.blur();
  },
};

/** Shows no content yet, content that failed to load, and a title alone. */
export const Kinds: Story = {
  render: () => (
    <Stack>
      <EmptyState
        icon={Users}
        title="Nog geen kandidaten"
        text="Zij verschijnen hier zodra u cv’s toevoegt."
        action={<Button>Cv’s toevoegen</Button>}
      />
      <EmptyState
        icon={CloudOff}
        tone="critical"
        title="De kandidaten konden niet geladen worden"
        text="Controleer uw verbinding. Wat u invulde, is bewaard."
        action={<Button variant="secondary">Opnieuw proberen</Button>}
      />
      <EmptyState title="Nog geen notities" />
    </Stack>
  ),
};

export const InATable: Story = {
  render: (args) => (
    <Table
      label="Kandidaten"
      columns={[
        { id: 'title', label: 'Kandidaat', render: () => '', isRowHeader: true },
        { id: 'score', label: 'Score', render: () => '', align: 'end' },
      ]}
      items={[]}
      emptyText={<EmptyState {...args} titleLevel="p" />}
    />
  ),
};

export const Narrow: Story = {
  args: {
    title: 'Verwerkersovereenkomsten niet gevonden',
    text: 'Voeg eerst een arbeidsongeschiktheidsverzekering toe.',
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
