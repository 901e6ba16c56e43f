import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Form } from '../Form/index.js';
import { Link } from '../Link/index.js';
import { Stack } from '../Stack/index.js';
import { Text } from '../Text/index.js';
import { TextField } from '../TextField/index.js';
import { waitForDialogToClose } from '../internal/story/waitForDialogToClose.js';
import { Dialog, DialogTrigger } from './Dialog.js';

const meta = {
  title: 'Vensters/Dialog',
  id: 'componenten-dialog',
  component: Dialog,
  args: {
    title: 'Hoe meten we dit?',
    children: (
      <Text>
        Wij meten de tijd van de publicatie van de vacature tot het eerste gesprek.{' '}
        <Link href="#kpi">Lees hoe wij meten</Link>.
      </Text>
    ),
  },
  render: (args) => (
    <DialogTrigger>
      <Button variant="secondary">Hoe meten we dit?</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hoe meten we dit?' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hoe meten we dit?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(
      screen.getByRole('heading', { level: 2, name: 'Hoe meten we dit?' }),
    ).toBeVisible();
  },
};

export const Keyboard: Story = {
  decorators: [
    (StoryToRender) => (
      <Stack align="start">
        <StoryToRender />
        <Link href="#elders">Een link op de pagina</Link>
      </Stack>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Hoe meten we dit?' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));

    const close = screen.getByRole('button', { name: 'Sluiten' });
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Lees hoe wij meten' })).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('link', { name: 'Lees hoe wij meten' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(close).toHaveFocus();
    await expect(canvas.getByText('Een link op de pagina').closest('[inert]')).not.toBeNull();

    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Sluiten' }));
    await waitForDialogToClose();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ClosedFromOutside: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hoe meten we dit?' }));
    const dialog = await screen.findByRole('dialog');
    await expect(canvasElement.closest('[inert]')).not.toBeNull();
    const scrim = dialog.parentElement?.parentElement;
    await userEvent.click(scrim as HTMLElement);
    await waitForDialogToClose();
    await expect(canvasElement.closest('[inert]')).toBeNull();
  },
};

/** Submits the form with a button outside it, linked by the form's `id`. */
export const WithForm: Story = {
  args: {
    title: 'Notitie bij kandidaat 0412',
    size: 'small',
    children: ({ close }) => (
      <Form
        id="notitie"
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <TextField label="Notitie" />
      </Form>
    ),
    actions: ({ close }) => (
      <>
        <Button type="submit" form="notitie">
          Notitie bewaren
        </Button>
        <Button variant="secondary" onPress={close}>
          Annuleren
        </Button>
      </>
    ),
  },
  render: (args) => (
    <DialogTrigger>
      <Button variant="secondary">Notitie maken</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Notitie' }), 'Sterk gesprek.');
    await userEvent.click(screen.getByRole('button', { name: 'Notitie bewaren' }));
    await waitForDialogToClose();
  },
};

export const Small: Story = { ...Default, args: { size: 'small' } };

export const Large: Story = { ...Default, args: { size: 'large' } };

function Controlled() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog title="Uw sessie verloopt" isOpen={isOpen} onOpenChange={setOpen}>
      <Text>Over twee minuten wordt u uitgelogd.</Text>
    </Dialog>
  );
}

export const WithoutTrigger: Story = { render: () => <Controlled /> };

export const LongContent: Story = {
  args: {
    title: 'Toelichting bij de Verwerkersovereenkomst',
    children: (
      <Stack>
        {Array.from({ length: 14 }, (_, index) => (
          <Text key={index}>
            Verwerkersovereenkomst, arbeidsongeschiktheidsverzekeringsmaatschappij en{' '}
            {'a'.repeat(60)}@voorbeeld.nl: bepaling {index + 1}.
          </Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await waitFor(() => expect(dialog).toHaveFocus());
  },
};

const scorecard: Story['args'] = {
  title: 'Scorekaart van kandidaat 0412',
  children: (
    <Stack>
      {Array.from({ length: 12 }, (_, index) => (
        <TextField key={index} label={`Vraag ${index + 1}`} />
      ))}
    </Stack>
  ),
  actions: ({ close }) => (
    <>
      <Button onPress={close}>Score bewaren</Button>
      <Button variant="secondary" onPress={close}>
        Annuleren
      </Button>
    </>
  ),
};

/** Keeps the actions in view, with a border while more content follows. They never cover a focused field. */
export const Actions: Story = {
  args: scorecard,
  render: (args) => (
    <DialogTrigger>
      <Button variant="secondary">Score aanpassen</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    // The dialog is open once it receives pointer events.
    const { left: start, top: head } = dialog.getBoundingClientRect();
    await waitFor(() =>
      expect(dialog).toContainElement(
        document.elementFromPoint(start + 40, head + 40) as HTMLElement | null,
      ),
    );
    const save = screen.getByRole('button', { name: 'Score bewaren' });
    const footer = dialog.lastElementChild as HTMLElement;
    const hasLine = () => getComputedStyle(footer).borderTopColor !== 'rgba(0, 0, 0, 0)';
    await waitFor(() => expect(hasLine()).toBe(true));
    for (const field of screen.getAllByRole('textbox')) {
      field.focus();
      const { left, top, bottom } = field.getBoundingClientRect();
      await expect(document.elementFromPoint(left + 20, top + 2)).toBe(field);
      await expect(document.elementFromPoint(left + 20, bottom - 2)).toBe(field);
      await expect(save.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    }
    dialog.scrollTop = dialog.scrollHeight;
    await waitFor(() => expect(hasLine()).toBe(false));
    const title = screen.getByRole('heading').getBoundingClientRect();
    await expect(title.top).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().top);
    dialog.scrollTop = 0;
    await userEvent.tab();
    await expect(save).toHaveFocus();
    await waitFor(() => expect(hasLine()).toBe(true));
  },
};

const phone = { viewport: { value: 'phone' } };

/** Fills the screen on phones, with the actions at the bottom, even with little content. */
export const Phone: Story = {
  args: { actions: <Button>Begrepen</Button> },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hoe meten we dit?' }));
    const dialog = await screen.findByRole('dialog');
    const { width, height } = dialog.getBoundingClientRect();
    await expect([width, height]).toEqual([innerWidth, innerHeight]);
    const { bottom } = screen.getByRole('button', { name: 'Begrepen' }).getBoundingClientRect();
    await expect(innerHeight - bottom).toBeLessThan(32);
  },
};

export const PhoneLong: Story = { ...Actions, globals: phone };

/** Remains a card on phones at size `small`. */
export const PhoneSmall: Story = {
  ...Small,
  globals: phone,
  play: async (context) => {
    await Small.play?.(context);
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBeLessThan(innerWidth);
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
