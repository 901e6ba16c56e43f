import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  fillVariables,
  htmlOf,
  isEmptyRichText,
  mentionsIn,
  parseRichText,
  richTextOf,
  textOf,
  variablesIn,
  type RichText,
} from './richText.js';
import { RichTextView } from './RichTextView.js';

const variables = [
  { id: 'firstName', label: 'Voornaam' },
  { id: 'date', label: 'Datum' },
];

const mail: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Beste ' },
        { type: 'variable', attrs: { id: 'firstName', label: 'Voornaam' } },
        { type: 'text', text: ',' },
      ],
    },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Graag spreken wij u ' },
        { type: 'text', text: 'op kantoor', marks: [{ type: 'bold' }] },
        { type: 'text', text: ', zie ' },
        {
          type: 'text',
          text: 'de route',
          marks: [
            { type: 'link', attrs: { href: 'https://voorbeeld.nl/route?a=1&b=2' } },
            { type: 'italic' },
          ],
        },
        { type: 'text', text: '. Neem mee:' },
      ],
    },
    {
      type: 'bulletList',
      content: ['uw cv', 'uw vragen'].map((text) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
      })),
    },
    {
      type: 'paragraph',
      content: [
        { type: 'mention', attrs: { id: 'noor', label: 'Noor Jansen' } },
        { type: 'text', text: ' belt u op ' },
        { type: 'variable', attrs: { id: 'date', label: 'Datum' } },
        { type: 'text', text: '.' },
        { type: 'hardBreak' },
        { type: 'text', text: 'Tot dan!' },
      ],
    },
  ],
};

const mailText = `Beste {Voornaam},

Graag spreken wij u op kantoor, zie de route (https://voorbeeld.nl/route?a=1&b=2). Neem mee:

- uw cv
- uw vragen

@Noor Jansen belt u op {Datum}.
Tot dan!`;

const meta = {
  title: 'Tekst en beeld/RichTextView',
  id: 'componenten-richtextview',
  component: RichTextView,
  args: { value: mail },
} satisfies Meta<typeof RichTextView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('op kantoor').tagName).toBe('STRONG');
    const link = canvas.getByRole('link', { name: 'de route' });
    await expect(link).toHaveAttribute('href', 'https://voorbeeld.nl/route?a=1&b=2');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('@Noor Jansen')).toBeVisible();
    await expect(canvas.getByText('{Voornaam}')).toBeVisible();
  },
};

export const WithValues: Story = {
  args: { values: { firstName: 'Eva' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Beste Eva,')).toBeVisible();
    await expect(canvas.getByText('Datum ontbreekt').tagName).toBe('MARK');
  },
};

/** Shows an address that isn't safe as text. */
export const UnsafeLink: Story = {
  args: {
    value: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'Bekijk het aanbod',
              marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
            },
          ],
        },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Bekijk het aanbod')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(htmlOf(args.value)).toBe('<p>Bekijk het aanbod</p>');
    await expect(parseRichText(args.value)).toBeUndefined();
  },
};

/** Converts between plain text, JSON and HTML. */
export const Conversion: Story = {
  play: async () => {
    await expect(textOf(mail)).toBe(mailText);
    await expect(textOf(mail, { firstName: 'Eva', date: '3 maart' })).toContain('op 3 maart.');
    // Mentions and the words of a link don't survive plain text, all else does.
    const read = richTextOf(mailText, variables);
    await expect(textOf(read)).toBe(mailText);
    await expect(variablesIn(read)).toEqual(variables);
    const some = fillVariables(read, { firstName: 'Eva\nSmit', date: '' });
    await expect(variablesIn(some).map(({ id }) => id)).not.toContain('firstName');
    await expect(textOf(some)).toBe(textOf(read, { firstName: 'Eva\nSmit' }));
    await expect(parseRichText(some)).toEqual(some);
    const greeting = richTextOf('Dag {Voornaam}!', variables);
    await expect(fillVariables(greeting, { firstName: 'Eva' })).toEqual(richTextOf('Dag Eva!'));
    for (const text of ['', 'a\n\n\n\nb', 'a\n\n\nb\n', '1. een\n2. twee', '{Onbekend} - a']) {
      await expect(textOf(richTextOf(text, variables))).toBe(text);
    }
    await expect(richTextOf('Zie https://voorbeeld.nl/a(b).').content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Zie ' },
          {
            type: 'text',
            text: 'https://voorbeeld.nl/a(b',
            marks: [{ type: 'link', attrs: { href: 'https://voorbeeld.nl/a(b' } }],
          },
          { type: 'text', text: ').' },
        ],
      },
    ]);
    await expect(htmlOf(mail, { firstName: '<b>Eva</b>' })).toBe(
      '<p>Beste &lt;b&gt;Eva&lt;/b&gt;,</p>' +
        '<p>Graag spreken wij u <strong>op kantoor</strong>, zie <a href="https://voorbeeld.nl/route?a=1&amp;b=2">' +
        '<em>de route</em></a>. Neem mee:</p><ul><li>uw cv</li><li>uw vragen</li></ul>' +
        '<p>@Noor Jansen belt u op {Datum}.<br>Tot dan!</p>',
    );
    await expect(mentionsIn(mail)).toEqual([{ id: 'noor', label: 'Noor Jansen' }]);
    await expect(isEmptyRichText(richTextOf(' \n\n '))).toBe(true);
    await expect(isEmptyRichText(mail)).toBe(false);
  },
};

const paragraphWith = (node: unknown) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [node] }],
});
const linkTo = (href: unknown) =>
  paragraphWith({ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href } }] });

const invalid: readonly unknown[] = [
  undefined,
  null,
  [],
  'Beste Eva,',
  '{"type":',
  { type: 'doc', content: [] },
  { type: 'doc', content: [{ type: 'heading', content: [] }] },
  { type: 'doc', content: [{ type: 'bulletList', content: [{ type: 'paragraph' }] }] },
  { type: 'doc', content: [{ type: 'bulletList', content: [] }] },
  // A list in a list.
  {
    type: 'doc',
    content: [
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'bulletList' }] }] },
    ],
  },
  paragraphWith({ type: 'text', text: '' }),
  paragraphWith({ type: 'text', text: 3 }),
  paragraphWith({ type: 'image', attrs: { src: 'https://voorbeeld.nl' } }),
  paragraphWith({ type: 'mention', attrs: { id: 'noor' } }),
  paragraphWith({ type: 'text', text: 'a', marks: [{ type: 'bold' }, { type: 'bold' }] }),
  paragraphWith({ type: 'text', text: 'a'.repeat(200_001) }),
  { type: 'doc', content: Array.from({ length: 20_001 }, () => ({ type: 'paragraph' })) },
  ...['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,a', '/pad', '', 3].map(
    linkTo,
  ),
];

/** Validates JSON from a form or a database. */
export const Parsing: Story = {
  play: async () => {
    await expect(parseRichText(mail)).toEqual(mail);
    await expect(parseRichText(JSON.stringify(mail))).toEqual(mail);
    const withMore = paragraphWith({ type: 'text', text: 'a', onclick: 'alert(1)' });
    await expect(parseRichText(withMore)).toEqual(richTextOf('a'));
    await expect(parseRichText(linkTo('mailto:noor@voorbeeld.nl'))).toBeDefined();
    for (const value of invalid)
      await expect(parseRichText(value), JSON.stringify(value)?.slice(0, 80)).toBeUndefined();
  },
};

export const LongContent: Story = {
  args: {
    value: richTextOf(
      `Verwerkersovereenkomst arbeidsongeschiktheidsverzekeringsmaatschappij\n\n- https://voorbeeld.nl/${'a'.repeat(200)}\n- مرحبا بالعالم، كيف حالك؟\n\nBeste {Voornaam},`,
      [{ id: 'name', label: 'Voornaam' }],
    ),
    values: {},
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
