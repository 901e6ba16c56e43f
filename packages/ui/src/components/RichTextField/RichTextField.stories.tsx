import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.js';
import { ErrorSummary } from '../ErrorSummary/index.js';
import { Form } from '../Form/index.js';
import { Inline } from '../Inline/index.js';
import { parseRichText, richTextOf, textOf, type RichText } from '../RichTextView/richText.js';
import { Stack } from '../Stack/index.js';
import { RichTextField, type RichTextFieldProps } from './RichTextField.js';

const mentions = [
  { id: 'noor', label: 'Noor Jansen', description: 'Recruiter' },
  { id: 'bram', label: 'Bram de Boer', description: 'Hiring manager' },
  { id: 'zoe', label: 'Zoë Nooitgedacht', description: 'Recruiter' },
];
const variables = [
  { id: 'firstName', label: 'Voornaam', example: 'Eva' },
  { id: 'vacancy', label: 'Vacature', example: 'Recruiter' },
];

const onChange = fn();

const meta = {
  title: 'Invoer/RichTextField',
  id: 'componenten-richtextfield',
  component: RichTextField,
  args: { label: 'Notitie', name: 'note', rows: 4, onChange },
  parameters: { waitFor: '[contenteditable]' },
} satisfies Meta<typeof RichTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text, after the editor has loaded. */
const loaded = (root: HTMLElement) =>
  waitFor(() => {
    const text = root.querySelector<HTMLElement>('[contenteditable]');
    if (text === null) throw new Error('The editor has not loaded.');
    return text;
  });

/** Inserts text as dictation and mobile keyboards do. */
const insert = (text: string) => document.execCommand('insertText', false, text);

const lastChange = () => onChange.mock.lastCall?.[0] as RichText;

export const Default: Story = {
  args: { description: 'Alleen uw team leest dit.' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = await loaded(canvasElement);
    await expect(text).toHaveAccessibleName('Notitie');
    await expect(text).toHaveAccessibleDescription('Alleen uw team leest dit.');
    await expect(text).toHaveAttribute('role', 'textbox');
    await expect(text).toHaveAttribute('aria-multiline', 'true');
    await expect(text).toHaveAttribute('spellcheck', 'true');
    await expect(text).toHaveAttribute('lang', 'nl-NL');
    await userEvent.click(canvas.getByText('Notitie'));
    await expect(text).toHaveFocus();
    insert('Graag bellen.');
    await userEvent.keyboard('{Enter}');
    insert('Liefst dinsdag.');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    insert('Groet');
    await waitFor(() =>
      expect(textOf(lastChange())).toBe('Graag bellen.\n\nLiefst dinsdag.\nGroet'),
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(textOf(lastChange())).not.toContain('Groet'));
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(textOf(lastChange())).toContain('Groet'));
    text.blur();
  },
};

export const Formats: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = await loaded(canvasElement);
    text.focus();
    await userEvent.keyboard('{Control>}b{/Control}');
    const bold = canvas.getByRole('button', { name: 'Vet' });
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Vet aan');
    insert('Let op');
    await userEvent.keyboard('{Control>}b{/Control}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Vet uit'));
    await userEvent.keyboard('{Control>}i{/Control}');
    insert(': morgen');
    await waitFor(() => expect(within(text).getByText(': morgen').tagName).toBe('EM'));
    await expect(within(text).getByText('Let op').tagName).toBe('STRONG');
    // A press keeps focus in the text.
    await userEvent.click(canvas.getByRole('button', { name: 'Cursief' }));
    await expect(text).toHaveFocus();
    insert(' bellen');
    await waitFor(() =>
      expect(lastChange().content[0]?.content?.at(-1)).toEqual({ type: 'text', text: ' bellen' }),
    );
    text.blur();
  },
};

export const ToolbarKeys: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = await loaded(canvasElement);
    const toolbar = canvas.getByRole('toolbar', { name: 'Opmaak van Notitie' });
    await expect(toolbar).toHaveAttribute('aria-controls', text.id);
    text.focus();
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    const bold = canvas.getByRole('button', { name: 'Vet' });
    await expect(bold).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const italic = canvas.getByRole('button', { name: 'Cursief' });
    await expect(italic).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(italic).toHaveFocus();
    await waitFor(() => expect(italic).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.keyboard('{Escape}');
    await expect(text).toHaveFocus();
    insert('Schuin');
    await waitFor(() => expect(within(text).getByText('Schuin').tagName).toBe('EM'));
    text.blur();
  },
};

export const Lists: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = await loaded(canvasElement);
    text.focus();
    const bullets = canvas.getByRole('button', { name: 'Opsomming' });
    await userEvent.click(bullets);
    await waitFor(() => expect(bullets).toHaveAttribute('aria-pressed', 'true'));
    insert('cv');
    await userEvent.keyboard('{Enter}');
    insert('diploma');
    await waitFor(() => expect(textOf(lastChange())).toBe('- cv\n- diploma'));
    await userEvent.click(canvas.getByRole('button', { name: 'Nummering' }));
    await waitFor(() => expect(textOf(lastChange())).toBe('1. cv\n2. diploma'));
    await userEvent.keyboard('{Enter}{Enter}');
    insert('Tot dan');
    await waitFor(() => expect(textOf(lastChange())).toBe('1. cv\n2. diploma\n\nTot dan'));
    text.blur();
  },
};

/** Backspace at the start of an item makes it a paragraph. */
export const LeaveList: Story = {
  args: { defaultValue: richTextOf('- cv') },
  play: async ({ canvasElement, userEvent }) => {
    const text = await loaded(canvasElement);
    text.focus();
    getSelection()?.collapse(within(text).getByText('cv').firstChild, 0);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(textOf(lastChange())).toBe('cv'));
    text.blur();
  },
};

export const LinkDialog: Story = {
  args: { defaultValue: richTextOf('route') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = await loaded(canvasElement);
    const body = within(document.body);
    text.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    getSelection()?.selectAllChildren(text);
    await userEvent.keyboard('{Control>}k{/Control}');
    const address = await body.findByRole('textbox', { name: 'Adres' });
    await expect(address).toHaveFocus();
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(address);
    await userEvent.type(address, 'voorbeeld.nl/route{Enter}');
    await waitFor(() => expect(text).toHaveFocus());
    await expect(within(text).getByText('route')).toHaveAttribute(
      'href',
      'https://voorbeeld.nl/route',
    );
    const link = canvas.getByRole('button', { name: 'Link' });
    await waitFor(() => expect(link).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await userEvent.click(link);
    await userEvent.click(await body.findByRole('button', { name: 'Verwijder link' }));
    await waitFor(() => expect(lastChange()).toEqual(richTextOf('route')));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(text).toHaveFocus());
  },
};

export const Mentions: Story = {
  args: { mentions },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = await loaded(canvasElement);
    const body = within(document.body);
    text.focus();
    insert('Dag @noo');
    const list = await body.findByRole('listbox', { name: 'Collega’s' });
    await expect(canvas.getByRole('status')).toHaveTextContent('2 resultaten');
    await expect(text).toHaveAttribute('aria-controls', list.id);
    const [noor, zoe] = within(list).getAllByRole('option');
    await expect(text).toHaveAttribute('aria-activedescendant', noor?.id);
    await expect(text).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(text).toHaveAttribute('aria-activedescendant', zoe?.id));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(noor).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('listbox')).toBeNull());
    await expect(text).toHaveTextContent('Dag @noo');
    await expect(text).not.toHaveAttribute('aria-activedescendant');
    insert(' en @bra');
    await body.findByRole('option', { name: /Bram/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(textOf(lastChange())).toBe('Dag @noo en @Bram de Boer '));
    await expect(lastChange().content[0]?.content?.[1]).toEqual({
      type: 'mention',
      attrs: { id: 'bram', label: 'Bram de Boer' },
    });
    insert('en @zoe');
    await body.findByRole('option', { name: /Zoë/ });
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(textOf(lastChange())).toMatch(/ en @Zoë Nooitgedacht $/));
    await expect(text).toHaveFocus();
    text.blur();
  },
};

/** Backspace after a mention removes the whole mention. */
export const RemoveMention: Story = {
  args: {
    mentions,
    defaultValue: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Dag ' },
            { type: 'mention', attrs: { id: 'noor', label: 'Noor Jansen' } },
          ],
        },
      ],
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const text = await loaded(canvasElement);
    text.focus();
    getSelection()?.selectAllChildren(text);
    getSelection()?.collapseToEnd();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(textOf(lastChange())).toBe('Dag '));
    text.blur();
  },
};

export const Variables: Story = {
  args: { label: 'Bericht', variables, defaultValue: richTextOf('Beste {Voornaam},', variables) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = await loaded(canvasElement);
    const body = within(document.body);
    await expect(within(text).getByText('{Voornaam}')).toBeVisible();
    text.focus();
    getSelection()?.selectAllChildren(text);
    getSelection()?.collapseToEnd();
    await userEvent.keyboard('{Enter}');
    insert('Over {vac');
    await userEvent.click(await body.findByRole('option', { name: /Vacature/ }));
    await waitFor(() => expect(textOf(lastChange())).toBe('Beste {Voornaam},\n\nOver {Vacature}'));
    await expect(text).toHaveFocus();
    insert(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Variabele invoegen' }));
    await userEvent.click(await body.findByRole('menuitem', { name: /Voornaam/ }));
    await waitFor(() => expect(textOf(lastChange())).toMatch(/Over \{Vacature\} \{Voornaam\}$/));
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(text).toHaveFocus());
    text.blur();
  },
};

export const States: Story = {
  args: { rows: 2 },
  render: (args) => (
    <Stack gap="l">
      <RichTextField
        {...args}
        defaultValue={richTextOf('Graag bellen, zie https://voorbeeld.nl.')}
        isRequired
      />
      <RichTextField {...args} defaultValue={richTextOf('Alleen om te lezen.')} isReadOnly />
      <RichTextField {...args} defaultValue={richTextOf('Wordt verzonden.')} isDisabled />
      <RichTextField {...args} isInvalid errorMessage="Schrijf een notitie" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[contenteditable]')).toHaveLength(4),
    );
    const [required, readOnly, disabled, invalid] =
      canvasElement.querySelectorAll('[contenteditable]');
    await expect(required).toHaveAttribute('aria-required', 'true');
    await expect(readOnly).toHaveAttribute('aria-readonly', 'true');
    await expect(readOnly).toHaveAttribute('contenteditable', 'false');
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await expect(disabled).not.toHaveAttribute('tabindex');
    await expect(invalid).toHaveAttribute('aria-invalid', 'true');
    await expect(invalid).toHaveAccessibleDescription('Schrijf een notitie');
  },
};

export const WithCounter: Story = {
  args: { counterLimit: 20 },
  play: async ({ canvas, canvasElement }) => {
    const text = await loaded(canvasElement);
    await expect(text).toHaveAccessibleDescription('Maximaal 20 tekens.');
    text.focus();
    insert('Graag een demo op dinsdag');
    await expect(await canvas.findByText('25 van 20 tekens, 5 te veel')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        '25 van 20 tekens, 5 te veel',
      ),
    );
    text.blur();
  },
};

const onSubmit = fn();

function NoteForm(props: RichTextFieldProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <Form
      errors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        const note = new FormData(event.currentTarget).get('note');
        if (note === '') setErrors({ note: 'Schrijf een notitie' });
        else onSubmit(parseRichText(note));
      }}
    >
      <Stack>
        <ErrorSummary errors={errors} />
        <RichTextField {...props} />
        <Inline>
          <Button type="submit">Bewaren</Button>
          <Button type="reset" variant="secondary">
            Herstellen
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

export const InForm: Story = {
  render: (args) => <NoteForm {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    onSubmit.mockClear();
    const text = await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaren' }));
    await waitFor(() => expect(text).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(text).toHaveFocus());
    insert('Gebeld');
    await waitFor(() => expect(text).not.toHaveAttribute('aria-invalid'));
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaren' }));
    await expect(onSubmit).toHaveBeenCalledWith(richTextOf('Gebeld'));
    await userEvent.click(canvas.getByRole('button', { name: 'Herstellen' }));
    await waitFor(() => expect(text).toHaveTextContent(/^$/));
  },
};

const paste = (target: HTMLElement, data: Record<string, string>, file?: File) => {
  const clipboardData = new DataTransfer();
  for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
  if (file !== undefined) clipboardData.items.add(file);
  target.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};

const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head>
<body><!--StartFragment--><h1>Kop</h1><p class=MsoNormal style="color:red"><b style="font-size:20pt">Vet</b>
<span style="font-style:italic">schuin</span> <u>streep</u> <a href="javascript:alert(1)">knop</a>
<a href="https://voorbeeld.nl">link</a><o:p></o:p></p><script>alert(1)</script><img src=x onerror=alert(1)><!--EndFragment--></body></html>`;

/** Keeps only the formats of the field from Word, a mail or a page. */
export const Paste: Story = {
  play: async ({ canvasElement }) => {
    const text = await loaded(canvasElement);
    text.focus();
    paste(text, { 'text/html': wordHtml, 'text/plain': 'Kop' });
    await waitFor(() => expect(textOf(lastChange())).toContain('streep'));
    await expect(parseRichText(lastChange())).toEqual(lastChange());
    await expect(textOf(lastChange())).toBe(
      'Kop\n\nVet schuin streep knop link (https://voorbeeld.nl)',
    );
    await expect(text.querySelector('[style], u, img, script, h1')).toBeNull();
    await expect(within(text).getByText('Vet').tagName).toBe('STRONG');
    paste(text, { 'text/plain': '\nzie https://voorbeeld.nl/b' });
    await waitFor(() => expect(within(text).getByText('https://voorbeeld.nl/b').tagName).toBe('A'));
    const before = lastChange();
    paste(text, {}, new File(['cv'], 'cv.png', { type: 'image/png' }));
    await expect(lastChange()).toBe(before);
    text.blur();
  },
};

/** Begins a composition before the editor has loaded: in the first render, the field is a textarea. */
function ComposesEarly(props: RichTextFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const area = frame.current?.querySelector<HTMLTextAreaElement>('textarea:not([aria-hidden])');
    area?.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  }, []);
  return (
    <div ref={frame}>
      <RichTextField {...props} />
    </div>
  );
}

/** Continues text, focus and caret of the textarea in the editor, after a composition has ended. */
export const EarlyTyping: Story = {
  render: (args) => <ComposesEarly {...args} />,
  parameters: { waitFor: 'textarea' },
  play: async ({ canvas, canvasElement }) => {
    const area = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notitie' });
    await expect(area.tagName).toBe('TEXTAREA');
    area.focus();
    insert('Graag dinsdag bellen.');
    await waitFor(() => expect(textOf(lastChange())).toBe('Graag dinsdag bellen.'));
    area.setSelectionRange(6, 6);
    const { height } = area.getBoundingClientRect();
    area.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    const text = await loaded(canvasElement);
    await expect(text).toHaveFocus();
    await expect(text.getBoundingClientRect().height).toBe(height);
    insert('op ');
    await waitFor(() => expect(text).toHaveTextContent('Graag op dinsdag bellen.'));
    text.blur();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = await loaded(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Vet' })).toHaveFocus();
    text.focus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    label: 'Toelichting bij de Verwerkersovereenkomst',
    description: 'Noem ook de arbeidsongeschiktheidsverzekeringsmaatschappij.',
    isRequired: true,
    counterLimit: 2000,
    variables,
    defaultValue: richTextOf(
      `Beste {Voornaam},\n\nhttps://voorbeeld.nl/${'a'.repeat(200)}\n\n- arbeidsongeschiktheidsverzekering\n- مرحبا بالعالم\n\nمرحبا، ${'b'.repeat(120)}`,
      variables,
    ),
  },
};

export const RightToLeft: Story = {
  args: { variables, defaultValue: richTextOf('مرحبا {Voornaam}،\n\n- cv\n- diploma', variables) },
  globals: { locale: 'ar' },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
