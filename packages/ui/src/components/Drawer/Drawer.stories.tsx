import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { DescriptionList } from '../DescriptionList/index.js';
import { DialogTrigger } from '../Dialog/index.js';
import { Link } from '../Link/index.js';
import { Stack } from '../Stack/index.js';
import { Table, type Key, type TableColumn } from '../Table/index.js';
import { Text } from '../Text/index.js';
import { waitForDialogToClose } from '../internal/story/waitForDialogToClose.js';
import { Drawer } from './Drawer.js';

const meta = {
  title: 'Vensters/Drawer',
  id: 'componenten-drawer',
  component: Drawer,
  args: {
    title: 'Kandidaat 0412',
    children: (
      <Stack>
        <DescriptionList
          items={[
            { term: 'Functie', description: 'Recruiter zorg' },
            { term: 'Ervaring', description: 'Zes jaar' },
          ]}
        />
        <Text>
          De score is een voorstel. <Link href="#score">Lees hoe wij scoren</Link>.
        </Text>
      </Stack>
    ),
  },
  render: (args) => (
    <DialogTrigger>
      <Button variant="secondary">Kandidaat 0412</Button>
      <Drawer {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens from the inline end at full height, and at full width on phones. */
export const Default: Story = {
  decorators: [
    (StoryToRender) => (
      <Stack align="start">
        <StoryToRender />
        <Link href="#elders">Een link op de pagina</Link>
      </Stack>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Kandidaat 0412' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Kandidaat 0412' });
    await waitFor(() => expect(dialog).toHaveFocus());
    const close = screen.getByRole('button', { name: 'Sluiten' });
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('link', { name: 'Lees hoe wij scoren' })).toHaveFocus();
    await expect(canvas.getByText('Een link op de pagina').closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.click(trigger);
    const again = await screen.findByRole('dialog');
    await waitFor(() => {
      const { left, right, height } = again.getBoundingClientRect();
      return expect([left > 0, right, height]).toEqual([
        innerWidth >= 768,
        innerWidth,
        innerHeight,
      ]);
    });
  },
};

interface Candidate {
  id: string;
  name: string;
  role: string;
  experience: string;
}

const candidates: readonly Candidate[] = [
  { id: '0412', name: 'Kandidaat 0412', role: 'Recruiter zorg', experience: 'Zes jaar' },
  { id: '0388', name: 'Kandidaat 0388', role: 'Hr-adviseur', experience: 'Vier jaar' },
  { id: '0501', name: 'Kandidaat 0501', role: 'Intercedent', experience: 'Negen jaar' },
];

const columns: readonly TableColumn<Candidate>[] = [
  { id: 'name', label: 'Kandidaat', isRowHeader: true, render: ({ name }) => name },
  { id: 'role', label: 'Functie', render: ({ role }) => role },
];

function Shortlist() {
  const [isOpen, setOpen] = useState(false);
  // Remains while the drawer closes.
  const [openedId, setOpenedId] = useState<Key>();
  const candidate = candidates.find(({ id }) => id === openedId);
  return (
    <>
      <Table
        label="Shortlist"
        columns={columns}
        items={candidates}
        onRowAction={(id) => {
          setOpenedId(id);
          setOpen(true);
        }}
      />
      {candidate && (
        <Drawer title={candidate.name} isOpen={isOpen} onOpenChange={setOpen}>
          <DescriptionList
            items={[
              { term: 'Functie', description: candidate.role },
              { term: 'Ervaring', description: candidate.experience },
            ]}
          />
        </Drawer>
      )}
    </>
  );
}

/** Opens from a row, which has focus again after closing. */
export const FromTable: Story = {
  render: () => <Shortlist />,
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: 'Kandidaat 0412' });
    await userEvent.tab();
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Kandidaat 0412' })).toHaveTextContent(
      'Zes jaar',
    );
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.click(canvas.getByRole('rowheader', { name: /Kandidaat 0388/ }));
    await expect(await screen.findByRole('dialog', { name: 'Kandidaat 0388' })).toHaveTextContent(
      'Vier jaar',
    );
  },
};

/** Closes with a press on the page next to it. */
export const Small: Story = {
  args: { size: 'small' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
    await waitForDialogToClose();
    await expect(canvasElement.closest('[inert]')).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
};

/** Keeps the actions in view, however long the CV is. */
export const Actions: Story = {
  args: {
    size: 'large',
    children: (
      <Stack gap="xxl">
        {Array.from({ length: 16 }, (_, index) => (
          <Text key={index}>Werkervaring {index + 1}</Text>
        ))}
      </Stack>
    ),
    actions: ({ close }) => (
      <>
        <Button onPress={close}>Uitnodigen</Button>
        <Button variant="secondary" onPress={close}>
          Afwijzen
        </Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    const invite = screen.getByRole('button', { name: 'Uitnodigen' });
    await waitFor(() => expect(invite.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
    // Focusing an action keeps the scroll position.
    invite.focus();
    await expect(dialog.scrollTop).toBe(0);
    dialog.focus();
  },
};

/** Leaves a strip of the page in view. */
export const Tablet: Story = {
  args: { size: 'large' },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().right).toBe(innerWidth));
    await expect(dialog.getBoundingClientRect().left).toBeGreaterThanOrEqual(44);
  },
};

export const Phone: Story = { ...Actions, globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = {
  args: { title: 'Arbeidsongeschiktheidsverzekering' },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

/** Scrolls a focused element above the actions, however high these are. */
export const HighActions: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <Stack gap="xxl">
        {Array.from({ length: 16 }, (_, index) => (
          <Link key={index} href={`#werk-${index + 1}`}>
            Werkervaring {index + 1}
          </Link>
        ))}
      </Stack>
    ),
    actions: ({ close }) => (
      <>
        <Text>
          U beslist. De kandidaat hoort het pas als u een bericht stuurt, en tot die tijd kunt u
          elke beslissing nog veranderen in het logboek.
        </Text>
        {['Uitnodigen', 'Aanhouden', 'Later beoordelen', 'Afwijzen'].map((label) => (
          <Button key={label} onPress={close}>
            {label}
          </Button>
        ))}
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    const footer = dialog.lastElementChild as HTMLElement;
    await userEvent.tab();
    for (const link of screen.getAllByRole('link', { name: /^Werkervaring/ })) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      const top = () => footer.getBoundingClientRect().top;
      await waitFor(() =>
        expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(Math.ceil(top())),
      );
    }
  },
};

/** At the bottom of a phone, as tall as its content: filters, with a button that stays in view. */
export const Bottom: Story = {
  args: {
    title: 'Filters',
    placement: 'bottom',
    actions: ({ close }) => <Button onPress={close}>Toon 48 kandidaten</Button>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kandidaat 0412' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await waitFor(async () =>
      expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(innerHeight),
    );
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThan(44);
    await userEvent.click(screen.getByRole('button', { name: 'Toon 48 kandidaten' }));
    await waitForDialogToClose();
  },
};
