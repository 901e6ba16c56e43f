import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { richTextOf, textOf } from '../../components/RichTextView/index.js';
import { MailComposer, type MailDraft } from './MailComposer.js';
import { mailtoOf } from './mailtoOf.js';

const variables = [
  { id: 'firstName', label: 'Voornaam', example: 'Eva' },
  { id: 'vacancy', label: 'Vacature', example: 'Recruiter' },
  { id: 'moment', label: 'Moment', example: 'dinsdag om 14.00 uur' },
];

const templates = [
  {
    id: 'invite',
    label: 'Uitnodiging voor een gesprek',
    subject: 'Gesprek over {Vacature}',
    text: richTextOf(
      'Beste {Voornaam},\n\nGraag spreken wij u {Moment}. Neem mee:\n\n- uw cv\n- uw vragen\n\nTot dan!',
      variables,
    ),
  },
  {
    id: 'reject',
    label: 'Afwijzing',
    subject: 'Uw sollicitatie',
    text: richTextOf('Beste {Voornaam},\n\nWij kozen een andere kandidaat.', variables),
  },
];

const onSend = fn();
const onDraftOpen = fn();
const onChange = fn();

const meta = {
  title: 'Kandidaten/MailComposer',
  id: 'secties-mailcomposer',
  component: MailComposer,
  args: {
    title: 'Mail aan kandidaat 0412',
    to: { label: 'Eva Smit', email: 'eva@voorbeeld.nl' },
    templates,
    variables,
    values: { firstName: 'Eva', vacancy: 'Recruiter', moment: 'dinsdag om 14.00 uur' },
    onSend,
    onChange,
  },
  parameters: { waitFor: '[contenteditable]' },
} satisfies Meta<typeof MailComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text, after its editor has loaded. */
const loaded = (root: HTMLElement) =>
  waitFor(() => {
    const text = root.querySelector<HTMLElement>('[contenteditable]');
    if (text === null) throw new Error('The editor has not loaded.');
    return text;
  });

const lastDraft = () => onChange.mock.lastCall?.[0] as MailDraft;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    onSend.mockReset();
    await loaded(canvasElement);
    await expect(canvas.getByText('Eva Smit (eva@voorbeeld.nl)')).toBeVisible();
    const screen = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: /Sjabloon/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Uitnodiging/ }));
    await expect(canvas.getByRole('textbox', { name: 'Onderwerp' })).toHaveValue(
      'Gesprek over {Vacature}',
    );
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Verzenden' }));
    await waitFor(() =>
      expect(onSend).toHaveBeenCalledWith({
        subject: 'Gesprek over {Vacature}',
        text: templates[0]?.text,
      }),
    );
  },
};

/** Asks before a template replaces text that was typed. */
export const ReplaceText: Story = {
  args: { defaultValue: { subject: 'Vraag', text: richTextOf('Beste Eva,') } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    onChange.mockReset();
    await loaded(canvasElement);
    const screen = within(document.body);
    const choose = async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Sjabloon/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Afwijzing' }));
      return screen.findByRole('alertdialog');
    };
    const dialog = await choose();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onChange).not.toHaveBeenCalled();
    const again = await choose();
    await userEvent.click(within(again).getByRole('button', { name: 'Vervangen' }));
    await waitFor(() => expect(lastDraft().subject).toBe('Uw sollicitatie'));
    await expect(textOf(lastDraft().text)).toBe(
      'Beste {Voornaam},\n\nWij kozen een andere kandidaat.',
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Fills in the variables, and names those without a value, which are errors when the user sends the email. */
export const Preview: Story = {
  args: { defaultValue: templates[0], values: { firstName: 'Eva', vacancy: 'Recruiter' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    onSend.mockReset();
    const text = await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Voorbeeld' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Verzenden' }));
    await waitFor(() => expect(text).toHaveAccessibleDescription('Vul in of haal weg: Moment'));
    await waitFor(() => expect(text).toHaveFocus());
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Voorbeeld' }));
    await expect(canvas.getByText('Gesprek over Recruiter')).toBeVisible();
    await expect(canvas.getByText('Moment ontbreekt')).toBeVisible();
    await expect(canvas.getByText('Deze gegevens ontbreken nog')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Schrijven' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
  },
};

export const Failed: Story = {
  args: { defaultValue: { subject: '', text: richTextOf('Beste Eva,') } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    onSend.mockReset();
    onSend.mockRejectedValueOnce(new Error('offline'));
    const text = await loaded(canvasElement);
    const subject = canvas.getByRole('textbox', { name: 'Onderwerp' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Voorbeeld' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Verzenden' }));
    await waitFor(() => expect(subject).toHaveFocus());
    await expect(subject).toHaveAccessibleDescription('Vul een onderwerp in');
    await userEvent.type(subject, 'Vraag');
    await userEvent.click(canvas.getByRole('button', { name: 'Verzenden' }));
    await expect(await canvas.findByText(/De mail is niet verzonden/)).toBeVisible();
    await expect(text).toHaveTextContent('Beste Eva,');
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw verzenden' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.queryByText(/De mail is niet verzonden/)).toBeNull());
  },
};

/** Opens a draft in the user's email program. */
export const Mailto: Story = {
  args: { onSend: undefined, onDraftOpen, defaultValue: templates[0] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    onDraftOpen.mockReset();
    await loaded(canvasElement);
    const link = canvas.getByRole('link', { name: 'Openen in uw mailprogramma' });
    const href = link.getAttribute('href') ?? '';
    await expect(href).toMatch(
      /^mailto:eva@voorbeeld\.nl\?subject=Gesprek%20over%20Recruiter&body=/,
    );
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Onderwerp' }));
    await userEvent.click(link);
    await expect(onDraftOpen).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Onderwerp' })).toHaveAccessibleDescription(
        'Vul een onderwerp in',
      ),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Onderwerp' }), 'Uw gesprek');
    // No program of the test opens it.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(onDraftOpen).toHaveBeenCalledWith(
      expect.objectContaining({ subject: 'Uw gesprek', text: templates[0]?.text }),
    );
    await expect(decodeURIComponent(href)).toContain('Neem mee:\r\n\r\n- uw cv\r\n- uw vragen');
    await expect(mailtoOf('a&b@voorbeeld.nl', 'A & B?', '1\n2')).toBe(
      'mailto:a%26b@voorbeeld.nl?subject=A%20%26%20B%3F&body=1%0D%0A2',
    );
  },
};

/** Offers to copy text that is too long for an address. */
export const TooLong: Story = {
  args: {
    onSend: undefined,
    defaultValue: { subject: 'Vraag', text: richTextOf('Graag meer weten. '.repeat(120)) },
  },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    await expect(canvas.getByText(/Deze mail is te lang/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tekst kopiëren' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Openen zonder tekst' })).toHaveAttribute(
      'href',
      'mailto:eva@voorbeeld.nl?subject=Vraag&body=',
    );
  },
};

export const Narrow: Story = {
  args: {
    defaultValue: {
      subject: 'Gesprek over {Vacature}',
      text: richTextOf(`Beste {Voornaam},\n\nhttps://voorbeeld.nl/${'a'.repeat(120)}`, variables),
    },
    to: { label: 'Eva Smit', email: `${'a'.repeat(60)}@voorbeeld.nl` },
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
