// Formatted text as data, without React and without the editor, so that a server can use it too.

/**
 * Formatted text of a note or an email: paragraphs and lists as JSON. It has the structure of a ProseMirror document. Use
 * `parseRichText` for stored or submitted JSON.
 */
export interface RichText {
  type: 'doc';
  /** At least one block. */
  content: readonly RichTextBlock[];
}

/** Paragraph or list. */
export type RichTextBlock = RichTextParagraph | RichTextList;

/** Paragraph. */
export interface RichTextParagraph {
  type: 'paragraph';
  /** Left out of an empty paragraph. */
  content?: readonly RichTextInline[];
}

/** List with bullets or numbers. Lists aren't nested. */
export interface RichTextList {
  type: 'bulletList' | 'orderedList';
  /** At least one item. */
  content: readonly RichTextListItem[];
}

/** Item of a list. */
export interface RichTextListItem {
  type: 'listItem';
  /** Usually one paragraph. */
  content: readonly RichTextParagraph[];
}

/** Content of a paragraph. */
export type RichTextInline = RichTextRun | RichTextChip | RichTextBreak;

/** Characters with the same marks. */
export interface RichTextRun {
  type: 'text';
  /** At least one character. */
  text: string;
  marks?: readonly RichTextMark[];
}

/** Mention of a colleague, or a variable that is filled in when the text is sent. */
export interface RichTextChip {
  type: 'mention' | 'variable';
  attrs: {
    /** Id of the colleague or the variable. */
    id: string;
    /** Name when it was inserted. */
    label: string;
  };
}

/** Line break within a paragraph. */
export interface RichTextBreak {
  type: 'hardBreak';
}

/** Format of characters. A link has an address with `http:`, `https:` or `mailto:`. */
export type RichTextMark =
  | { type: 'bold' }
  | { type: 'italic' }
  | { type: 'link'; attrs: { href: string } };

/** Values of variables by id. A missing or empty value counts as missing. */
export type VariableValues = Readonly<Partial<Record<string, string>>>;

/** Upper bounds of `parseRichText`, far above the length of a long email. */
const bounds = { nodes: 20_000, characters: 200_000, attribute: 2_000 };

const protocols = new Set(['http:', 'https:', 'mailto:']);

/** Whether an address is complete and safe to link to: `http:`, `https:` or `mailto:`. */
export function isSafeHref(href: string): boolean {
  return URL.canParse(href) && protocols.has(new URL(href).protocol);
}

/** Address at which no punctuation of the sentence ends. */
const address = String.raw`https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]’]`;

/** Line breaks, addresses and `{Label}`. */
const inline = new RegExp(String.raw`(\n)|(${address})|\{([^{}\n]+)\}`, 'g');

const textRun = (text: string, href?: string): RichTextInline[] => {
  if (text === '') return [];
  return [
    {
      type: 'text',
      text,
      ...(href !== undefined && { marks: [{ type: 'link' as const, attrs: { href } }] }),
    },
  ];
};

function inlineOf(
  text: string,
  variables: readonly { id: string; label: string }[],
): readonly RichTextInline[] {
  const result: RichTextInline[] = [];
  let end = 0;
  for (const match of text.matchAll(inline)) {
    const [whole, lineBreak, link, label] = match;
    const variable = variables.find((known) => known.label === label);
    if (label !== undefined && variable === undefined) continue;
    result.push(...textRun(text.slice(end, match.index)));
    if (lineBreak !== undefined) result.push({ type: 'hardBreak' });
    else if (variable === undefined) result.push(...textRun(whole, link));
    else result.push({ type: 'variable', attrs: { id: variable.id, label: variable.label } });
    end = match.index + whole.length;
  }
  return [...result, ...textRun(text.slice(end))];
}

/**
 * Converts plain text. A blank line separates paragraphs, '- ' and '1. ' begin the items of a list, and addresses with
 * `http:` or `https:` become links.
 * @param variables - Variables that are recognized by their label in braces: 'Beste {Voornaam},'.
 */
export function richTextOf(
  text: string,
  variables: readonly { id: string; label: string }[] = [],
): RichText {
  const paragraphOf = (words: string): RichTextParagraph => {
    const content = inlineOf(words, variables);
    return content.length === 0 ? { type: 'paragraph' } : { type: 'paragraph', content };
  };
  const blocks = text.replaceAll(/\r\n?/g, '\n').split('\n\n');
  return {
    type: 'doc',
    content: blocks.map((block) => {
      const lines = block.split('\n');
      const isOrdered = lines.every((line, index) => line.startsWith(`${index + 1}. `));
      if (!isOrdered && !lines.every((line) => line.startsWith('- '))) return paragraphOf(block);
      return {
        type: isOrdered ? 'orderedList' : 'bulletList',
        content: lines.map((line) => ({
          type: 'listItem',
          content: [paragraphOf(line.slice(line.indexOf(' ') + 1))],
        })),
      };
    }),
  };
}

/** Text of a mention or a variable, as it is spoken and copied. */
const chipText = ({ type, attrs }: RichTextChip, values: VariableValues) =>
  type === 'mention' ? `@${attrs.label}` : values[attrs.id] || `{${attrs.label}}`;

const hrefOf = ({ marks = [] }: RichTextRun) =>
  marks.find((mark) => mark.type === 'link')?.attrs.href;

const plain = (content: readonly RichTextInline[] = [], values: VariableValues): string =>
  content
    .map((node, index) => {
      if (node.type === 'hardBreak') return '\n';
      if (node.type !== 'text') return chipText(node, values);
      const href = hrefOf(node);
      const next = content[index + 1];
      const continues = next?.type === 'text' && hrefOf(next) === href;
      return href === undefined || continues || href === node.text || href === `mailto:${node.text}`
        ? node.text
        : `${node.text} (${href})`;
    })
    .join('');

/**
 * Converts to plain text, for a search index or a `mailto:` link. Lists get '- ' and '1. ', a link is followed by its
 * address, and a variable without a value remains `{Label}`.
 */
export function textOf(richText: RichText, values: VariableValues = {}): string {
  return richText.content
    .map((block) =>
      block.type === 'paragraph'
        ? plain(block.content, values)
        : block.content
            .map((item, index) => {
              const marker = block.type === 'orderedList' ? `${index + 1}. ` : '- ';
              return marker + item.content.map(({ content }) => plain(content, values)).join('\n');
            })
            .join('\n'),
    )
    .join('\n\n');
}

const escapes: Partial<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

function htmlOfRun(run: RichTextRun): string {
  const types = new Set(run.marks?.map(({ type }) => type));
  const href = hrefOf(run);
  let html = escaped(run.text);
  if (types.has('italic')) html = `<em>${html}</em>`;
  if (types.has('bold')) html = `<strong>${html}</strong>`;
  return href === undefined || !isSafeHref(href) ? html : `<a href="${escaped(href)}">${html}</a>`;
}

const htmlOfInline = (content: readonly RichTextInline[] = [], values: VariableValues): string =>
  content
    .map((node) => {
      if (node.type === 'hardBreak') return '<br>';
      return node.type === 'text' ? htmlOfRun(node) : escaped(chipText(node, values));
    })
    .join('');

/**
 * Converts to HTML for an email: `p`, `br`, `strong`, `em`, `a`, `ul`, `ol` and `li`. All text is escaped, and a link
 * with another protocol than `http:`, `https:` or `mailto:` becomes text.
 */
export function htmlOf(richText: RichText, values: VariableValues = {}): string {
  return richText.content
    .map((block) => {
      if (block.type === 'paragraph')
        return `<p>${htmlOfInline(block.content, values) || '<br>'}</p>`;
      const tag = block.type === 'orderedList' ? 'ol' : 'ul';
      const items = block.content.map(
        (item) =>
          `<li>${item.content.map(({ content }) => htmlOfInline(content, values)).join('<br>')}</li>`,
      );
      return `<${tag}>${items.join('')}</${tag}>`;
    })
    .join('');
}

/** All content of all paragraphs, in reading order. */
const inlineIn = ({ content }: RichText): readonly RichTextInline[] =>
  content
    .flatMap((block) =>
      block.type === 'paragraph' ? [block] : block.content.flatMap((item) => item.content),
    )
    .flatMap((paragraph) => paragraph.content ?? []);

/** Whether there is only white space to read. */
export function isEmptyRichText(richText: RichText): boolean {
  return inlineIn(richText).every(
    (node) => node.type === 'hardBreak' || (node.type === 'text' && node.text.trim() === ''),
  );
}

function chipsIn(richText: RichText, type: RichTextChip['type']): readonly RichTextChip['attrs'][] {
  const chips = inlineIn(richText).flatMap((node) => (node.type === type ? [node.attrs] : []));
  return [...new Map(chips.map((attrs) => [attrs.id, attrs])).values()];
}

/** Colleagues that are mentioned, each once: for notifications. */
export function mentionsIn(richText: RichText): readonly RichTextChip['attrs'][] {
  return chipsIn(richText, 'mention');
}

/** Variables that are used, each once: to check their values before sending. */
export function variablesIn(richText: RichText): readonly RichTextChip['attrs'][] {
  return chipsIn(richText, 'variable');
}

/** Characters of a value, with its line breaks. */
const valueRuns = (value: string): readonly RichTextInline[] =>
  value
    .split(/\r\n?|\n/)
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [{ type: 'hardBreak' as const }]),
      ...textRun(line),
    ]);

/** Joins runs without marks. */
const joined = (nodes: readonly RichTextInline[]): readonly RichTextInline[] =>
  nodes.reduce<RichTextInline[]>((result, node) => {
    const last = result.at(-1);
    const isPlain = node.type === 'text' && node.marks === undefined;
    if (isPlain && last?.type === 'text' && last.marks === undefined) {
      return [...result.slice(0, -1), { type: 'text', text: last.text + node.text }];
    }
    return [...result, node];
  }, []);

/**
 * Fills in the variables, for text that is stored or sent as it reads. A variable without a value remains:
 * `variablesIn` of the result names those that are missing.
 */
export function fillVariables(richText: RichText, values: VariableValues): RichText {
  const filled = ({ type, content }: RichTextParagraph): RichTextParagraph =>
    content === undefined
      ? { type }
      : {
          type,
          content: joined(
            content.flatMap((node) => {
              const value = node.type === 'variable' ? values[node.attrs.id] : undefined;
              return value === undefined || value === '' ? [node] : valueRuns(value);
            }),
          ),
        };
  return {
    type: 'doc',
    content: richText.content.map((block) =>
      block.type === 'paragraph'
        ? filled(block)
        : {
            ...block,
            content: block.content.map((item) => ({ ...item, content: item.content.map(filled) })),
          },
    ),
  };
}

type Json = Readonly<Record<string, unknown>>;

/** Rejects JSON that isn't a `RichText`. */
class InvalidRichText extends Error {}

const reject = (): never => {
  throw new InvalidRichText();
};

const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : reject();

const stringOf = (value: unknown, limit: number): string =>
  typeof value === 'string' && value !== '' && value.length <= limit ? value : reject();

/** Reads JSON into new objects, which have only known properties. */
class Reader {
  #nodes = 0;
  #characters = 0;

  list<Item>(value: unknown, read: (item: Json) => Item): readonly Item[] {
    if (!Array.isArray(value) || value.length === 0) return reject();
    return value.map((item) => {
      this.#nodes += 1;
      if (this.#nodes > bounds.nodes) reject();
      return read(objectOf(item));
    });
  }

  readonly block = (node: Json): RichTextBlock => {
    if (node['type'] === 'paragraph') return this.paragraph(node);
    const { type } = node;
    if (type !== 'bulletList' && type !== 'orderedList') return reject();
    return { type, content: this.list(node['content'], this.#item) };
  };

  readonly paragraph = ({ type, content }: Json): RichTextParagraph => {
    if (type !== 'paragraph') return reject();
    const isEmpty = content === undefined || (Array.isArray(content) && content.length === 0);
    return isEmpty ? { type } : { type, content: this.list(content, this.#inline) };
  };

  readonly #item = ({ type, content }: Json): RichTextListItem =>
    type === 'listItem' ? { type, content: this.list(content, this.paragraph) } : reject();

  readonly #inline = ({ type, text, marks, attrs }: Json): RichTextInline => {
    if (type === 'hardBreak') return { type };
    if (type === 'mention' || type === 'variable') {
      const { id, label } = objectOf(attrs);
      return {
        type,
        attrs: { id: stringOf(id, bounds.attribute), label: stringOf(label, bounds.attribute) },
      };
    }
    if (type !== 'text') return reject();
    const words = stringOf(text, bounds.characters);
    this.#characters += words.length;
    if (this.#characters > bounds.characters) reject();
    if (marks === undefined) return { type, text: words };
    const read = this.list(marks, this.#mark);
    if (new Set(read.map((mark) => mark.type)).size < read.length) reject();
    return { type, text: words, marks: read };
  };

  readonly #mark = ({ type, attrs }: Json): RichTextMark => {
    if (type === 'bold' || type === 'italic') return { type };
    if (type !== 'link') return reject();
    const href = stringOf(objectOf(attrs)['href'], bounds.attribute);
    return isSafeHref(href) ? { type, attrs: { href } } : reject();
  };
}

/**
 * Validates stored or submitted JSON: every type and property, the protocols of links, the depth and the size. Returns a
 * copy with only known properties, or `undefined` if anything is invalid. Whether an id exists is for the app to check.
 * @param value - Parsed JSON, or a string of JSON as a `RichTextField` submits it. If a form was submitted before its
 *   JavaScript had loaded, the string is plain text: use `parseRichText(text) ?? richTextOf(text)`.
 */
export function parseRichText(value: unknown): RichText | undefined {
  try {
    const { type, content } = objectOf(
      typeof value === 'string' ? (JSON.parse(value) as unknown) : value,
    );
    const reader = new Reader();
    return type === 'doc' ? { type, content: reader.list(content, reader.block) } : undefined;
  } catch (error) {
    if (error instanceof InvalidRichText || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
