// The document of the editor: exactly the formats of a `RichText`.
import { Schema, type Attrs, type Node } from 'prosemirror-model';
import { isSafeHref } from '../RichTextView/richText.js';
import { mention, variable } from '../RichTextView/RichTextView.css.js';

const chipOf = (type: 'mention' | 'variable', text: (attrs: Attrs) => string) => ({
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  attrs: { id: { validate: 'string' }, label: { validate: 'string' } },
  leafText: ({ attrs }: Node) => text(attrs),
  toDOM: ({ attrs }: Node) =>
    [
      'span',
      {
        class: type === 'mention' ? mention : variable,
        [`data-${type}`]: String(attrs['id']),
        'data-label': String(attrs['label']),
      },
      text(attrs),
    ] as const,
  parseDOM: [
    {
      tag: `span[data-${type}][data-label]`,
      getAttrs: ({ dataset }: HTMLElement) => ({ id: dataset[type], label: dataset['label'] }),
    },
  ],
});

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      // Each block has the direction of its first strong character; a paragraph in a list has that of the list.
      toDOM: () => ['p', { dir: 'auto' }, 0],
    },
    bulletList: {
      group: 'block',
      content: 'listItem+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', { dir: 'auto' }, 0],
    },
    orderedList: {
      group: 'block',
      content: 'listItem+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', { dir: 'auto' }, 0],
    },
    listItem: {
      content: 'paragraph+',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    text: { group: 'inline' },
    hardBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      leafText: () => '\n',
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    mention: chipOf('mention', ({ label }) => `@${String(label)}`),
    variable: chipOf('variable', ({ label }) => `{${String(label)}}`),
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      // Text that is typed after a link isn't part of it.
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (link) => {
            const href = link.getAttribute('href') ?? '';
            return isSafeHref(href) && { href };
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
    },
    bold: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps everything that is copied in a `b` of normal weight.
        { tag: 'b', getAttrs: ({ style }) => style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (weight) => /^(?:bold|[6-9]00)/.test(weight) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    italic: {
      parseDOM: [{ tag: 'i' }, { tag: 'em' }, { style: 'font-style=italic' }],
      toDOM: () => ['em', 0],
    },
  },
});
