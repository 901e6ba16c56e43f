import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.js';
import { richTextOf, type RichText } from '../../components/RichTextView/index.js';
import { Stack } from '../../components/Stack/index.js';
import { CommentThread, type CommentItem, type CommentThreadProps } from './CommentThread.js';

const items: CommentItem[] = [
  {
    id: '1',
    by: 'Noor Jansen',
    time: '5 maart, 10.14 uur',
    dateTime: '2026-03-05T10:14',
    text: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'mention', attrs: { id: 'bram', label: 'Bram de Boer' } },
            { type: 'text', text: ', wil jij deze kandidaat dinsdag spreken?' },
          ],
        },
      ],
    },
    replies: [
      {
        id: '2',
        by: 'Bram de Boer',
        time: '5 maart, 11.02 uur',
        dateTime: '2026-03-05T11:02',
        text: richTextOf('Ja, om 14.00 uur.'),
        isEdited: true,
        canEdit: true,
        canDelete: true,
      },
    ],
  },
  {
    id: '3',
    by: 'Zoë Nooitgedacht',
    time: '5 maart, 12.30 uur',
    dateTime: '2026-03-05T12:30',
    text: richTextOf(''),
    deletedBy: 'Noor Jansen',
  },
];

const mentions = [
  { id: 'noor', label: 'Noor Jansen' },
  { id: 'bram', label: 'Bram de Boer' },
];

const onPost = fn();
const onEdit = fn();
const onDelete = fn();

const meta = {
  title: 'Kandidaten/CommentThread',
  id: 'secties-commentthread',
  component: CommentThread,
  args: {
    title: 'Reacties over kandidaat 0412',
    emptyText: 'Er zijn nog geen reacties.',
    items,
    mentions,
    onPost,
    onEdit,
    onDelete,
  },
  parameters: { waitFor: '[contenteditable]' },
} satisfies Meta<typeof CommentThread>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text of the composer with a label, after its editor has loaded. */
const composerOf = (root: HTMLElement, name: string) =>
  waitFor(() => {
    const text = within(root).getByRole('textbox', { name });
    if (text.tagName === 'TEXTAREA') throw new Error('The editor has not loaded.');
    return text;
  });

const insert = (text: string) => document.execCommand('insertText', false, text);

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    onPost.mockReset();
    const list = canvas.getByRole('list', { name: 'Reacties over kandidaat 0412' });
    await expect(within(list).getAllByRole('article')).toHaveLength(3);
    await expect(
      canvas.getByRole('article', { name: /^Noor Jansen 5 maart, 10\.14 uur$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Antwoorden op Noor Jansen' })).toBeVisible();
    await expect(canvas.getByText(/bewerkt/)).toBeVisible();
    await expect(canvas.getByText(/Verwijderd door Noor Jansen/)).toBeVisible();
    const text = await composerOf(canvasElement, 'Reactie');
    text.focus();
    insert('Fijn.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onPost).toHaveBeenCalledWith(richTextOf('Fijn.'), {}));
    await waitFor(() => expect(text).toHaveTextContent(/^$/));
    await waitFor(() => expect(text).toHaveAttribute('contenteditable', 'true'));
    text.blur();
  },
};

export const Reply: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    onPost.mockReset();
    await userEvent.click(canvas.getByRole('button', { name: /^Beantwoorden\s+Noor Jansen$/ }));
    const text = await composerOf(canvasElement, 'Antwoord aan Noor Jansen');
    await waitFor(() => expect(text).toHaveFocus());
    insert('Goed zo.');
    const form = text.closest('form') as HTMLFormElement;
    await userEvent.click(within(form).getByRole('button', { name: 'Plaatsen' }));
    await waitFor(() =>
      expect(onPost).toHaveBeenCalledWith(richTextOf('Goed zo.'), { replyTo: '1' }),
    );
    await waitFor(() => expect(form).not.toBeInTheDocument());
  },
};

export const Edit: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    onEdit.mockReset();
    await userEvent.click(canvas.getByRole('button', { name: /^Bewerken\s+Bram de Boer$/ }));
    const text = await composerOf(canvasElement, 'Reactie bewerken');
    await waitFor(() => expect(text).toHaveFocus());
    getSelection()?.selectAllChildren(text);
    getSelection()?.collapseToEnd();
    insert(' Of later.');
    const form = text.closest('form') as HTMLFormElement;
    await userEvent.click(within(form).getByRole('button', { name: 'Bewaren' }));
    await waitFor(() =>
      expect(onEdit).toHaveBeenCalledWith('2', richTextOf('Ja, om 14.00 uur. Of later.')),
    );
    await waitFor(() => expect(form).not.toBeInTheDocument());
  },
};

export const Delete: Story = {
  play: async ({ canvas, userEvent }) => {
    onDelete.mockReset();
    const screen = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: /^Verwijderen\s+Bram de Boer$/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Reactie verwijderen?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(onDelete).toHaveBeenCalledWith('2'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Keeps the text when posting fails, and offers to try again. */
export const Failed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    onPost.mockReset();
    onPost.mockRejectedValueOnce(new Error('offline'));
    const text = await composerOf(canvasElement, 'Reactie');
    await userEvent.click(canvas.getByRole('button', { name: 'Plaatsen' }));
    await waitFor(() => expect(text).toHaveAccessibleDescription('Schrijf een reactie'));
    await waitFor(() => expect(text).toHaveFocus());
    insert('Fijn.');
    await userEvent.click(canvas.getByRole('button', { name: 'Plaatsen' }));
    await waitFor(() => expect(text).toHaveAccessibleDescription(/is niet bewaard/));
    await expect(text).toHaveTextContent('Fijn.');
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw plaatsen' }));
    await waitFor(() => expect(onPost).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(text).toHaveTextContent(/^$/));
    await waitFor(() => expect(text).toHaveAttribute('contenteditable', 'true'));
  },
};

function Arriving({ items: first, ...props }: CommentThreadProps) {
  const [shown, setShown] = useState(first);
  const add = (id: string, by: string, dateTime: string, text: RichText) => ({
    id,
    by,
    time: dateTime.slice(11),
    dateTime,
    text,
  });
  return (
    <Stack>
      <CommentThread
        {...props}
        items={shown}
        onLoadMore={() =>
          setShown([add('0', 'Eva Smit', '2026-03-04T09:00', richTextOf('Cv gelezen.')), ...shown])
        }
      />
      <Button
        variant="secondary"
        onPress={() =>
          setShown([...shown, add('9', 'Eva Smit', '2026-03-06T09:00', richTextOf('Akkoord.'))])
        }
      >
        Ontvangen
      </Button>
    </Stack>
  );
}

/** Announces comments of others, but not earlier ones that are loaded later. */
export const Arrivals: Story = {
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await composerOf(canvasElement, 'Reactie');
    const heard = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Eerdere reacties tonen' }));
    await expect(canvas.getByText('Cv gelezen.')).toBeVisible();
    await expect(heard()).not.toContain('Nieuwe reactie van Eva Smit, 09:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Ontvangen' }));
    await waitFor(() => expect(heard()).toContain('Nieuwe reactie van Eva Smit, 09:00'));
  },
};

/** A button opens the form, on a page about something else. */
export const Collapsed: Story = {
  args: { isFormCollapsed: true, deleteText: 'De tekst blijft in het logboek.' },
  parameters: { waitFor: 'article' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    onPost.mockReset();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reactie schrijven' }));
    const text = await composerOf(canvasElement, 'Reactie');
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Annuleren' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Reactie schrijven' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reactie schrijven' }));
    const again = await composerOf(canvasElement, 'Reactie');
    await waitFor(() => expect(again).toHaveFocus());
    insert('Fijn.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onPost).toHaveBeenCalledWith(richTextOf('Fijn.'), {}));
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    const screen = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: /^Verwijderen\s+Bram de Boer$/ }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('De tekst blijft in het logboek.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Empty: Story = { args: { items: [] } };

export const ReadOnly: Story = {
  args: { onPost: undefined, onEdit: undefined, onDelete: undefined },
  parameters: { waitFor: 'article' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Narrow: Story = {
  args: {
    items: [
      {
        id: '1',
        by: 'Wilhelmina van der Arbeidsongeschiktheidsverzekering-Verwerkersovereenkomst',
        time: 'woensdag 5 maart 2026, 10.14 uur',
        dateTime: '2026-03-05T10:14',
        text: richTextOf(`https://voorbeeld.nl/${'a'.repeat(120)}`),
        canEdit: true,
        replies: items[0]?.replies,
      },
    ],
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
