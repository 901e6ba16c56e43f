// Writes the documentation pages as Markdown in English and in Dutch, for people and for coding agents. Their sources are
// the pages and stories in Storybook, the accessibility records and the public API. Pages are written in Dutch;
// `Name.en.json`, in the same folder, translates them.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import { rarelyUsedProps, type Export, type Prop } from './api.ts';
import { keyNames } from './docs/a11y/keyNames.ts';
import type { AccessibilityRecord } from './docs/a11y/record.ts';
import { exampleOf, readSnippets } from './examples.ts';

const root = import.meta.dirname;

export const languages = ['en', 'nl'] as const;
export type Language = (typeof languages)[number];

/** Documentation of a component and its parts, such as `Tabs` with `Tab`, or a guide. */
export interface Page {
  /** Name of the file, without its extension. */
  name: string;
  /** Id of its page in Storybook, without its suffix, such as `componenten-button`. */
  id: string;
  /** Description of the component in English, or the title of a guide. */
  description: string;
  /** `stabiel` or `experimenteel`. Undefined for a guide. */
  status?: string | undefined;
  /** Markdown by language. */
  markdown: Readonly<Record<Language, string>>;
}

/** Guides by file name, with their source in each language. A single source has a translation. */
const guides: Readonly<Record<string, readonly [en: string, nl: string]>> = {
  Choosing: ['docs/Kiezen.mdx', 'docs/Kiezen.mdx'],
  GettingStarted: ['docs/en/GettingStarted.mdx', 'docs/AanDeSlag.mdx'],
  Forms: ['docs/en/Forms.mdx', 'docs/Formulieren.mdx'],
  Theming: ['docs/en/Theming.mdx', 'docs/Themas.mdx'],
  Focus: ['docs/Focus.mdx', 'docs/Focus.mdx'],
  Languages: ['docs/Talen.mdx', 'docs/Talen.mdx'],
  Decisions: ['docs/Beslissingen.mdx', 'docs/Beslissingen.mdx'],
  Layout: ['docs/Raster.mdx', 'docs/Raster.mdx'],
  Icons: ['docs/Pictogrammen.mdx', 'docs/Pictogrammen.mdx'],
  Illustrations: ['docs/Illustraties.mdx', 'docs/Illustraties.mdx'],
  Motion: ['docs/Beweging.mdx', 'docs/Beweging.mdx'],
  Content: ['docs/Inhoud.mdx', 'docs/Inhoud.mdx'],
  Testing: ['docs/en/Testing.mdx', 'docs/en/Testing.mdx'],
};

/** Sections that only concern those who make the component, or that are written from the public API instead. */
const internalSections = new Set(['Acceptatiecriteria', 'Props']);

/** Elements that Markdown has nothing for: pictures, settings of a page, and tables that only a page can draw. */
const onlyInStorybook = new Set([
  'Meta',
  'English',
  'TestStatus',
  'Controls',
  'Requirements',
  'Anatomy',
  'Icons',
  'Drawings',
  'Durations',
]);

const mdx = remark().use(remarkGfm).use(remarkMdx);
const markdown = remark()
  .use(remarkGfm, { tablePipeAlign: false })
  .data('settings', { bullet: '-', emphasis: '_', resourceLink: true });

/** Texts in Markdown on one line. */
const lineOf = (children: PhrasingContent[]) =>
  markdown
    .stringify({ type: 'root', children: [{ type: 'paragraph', children }] })
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ');

const commonFile = 'docs/en/common.json';

/** English texts by the Dutch ones. */
type Texts = Readonly<Record<string, string>>;

const readTexts = (file: string): Texts =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};

/** Translates the texts of a page. Texts of several pages are in `docs/en/common.json`. */
class Translation {
  readonly missing = new Set<string>();
  readonly used = new Set<string>();
  readonly file: string;
  readonly #component: string | undefined;
  readonly #texts: Texts;
  readonly #common: Texts;

  /** @param page Page in Dutch. */
  constructor(page: string, common: Texts) {
    this.#component = page.startsWith('src/') ? basename(page, '.mdx') : undefined;
    this.file = page.replace(/\.mdx$/, '.en.json');
    this.#texts = readTexts(join(root, this.file));
    this.#common = common;
  }

  /** Texts of the page that it no longer has. */
  get unused(): string[] {
    return Object.keys(this.#texts).filter((text) => !this.used.has(text));
  }

  translate(text: string): string {
    const translated = this.#texts[text] ?? this.#common[text];
    (translated === undefined ? this.missing : this.used).add(text);
    return translated ?? text;
  }

  /** Translates text in Markdown. */
  translateNodes(children: PhrasingContent[]): PhrasingContent[] {
    const text = lineOf(children);
    // A number, code and the name of the component are the same in all languages.
    const isSame = !/\p{L}/u.test(text.replaceAll(/`[^`]*`/g, '')) || text === this.#component;
    if (isSame) return children;
    const [paragraph] = markdown.parse(this.translate(text)).children;
    return paragraph !== undefined && 'children' in paragraph
      ? (paragraph.children as PhrasingContent[])
      : [];
  }
}

/** Props that pages leave out: React Aria's own deprecated names of others. */
export const isOmitted = (prop: Prop) => prop.isInherited && prop.deprecated !== undefined;

const commentOf = (description: string, value: string | undefined) => {
  const text = [description, value !== undefined && `@default ${value}`].filter(Boolean).join(' ');
  return text === '' ? [] : [`  /** ${text} */`];
};

function membersOf(props: readonly Prop[]): string[] {
  const isRare = (prop: Prop) => prop.isInherited && rarelyUsedProps.test(prop.name);
  const keyOf = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);
  const member = ({ name, isRequired, type }: Prop) =>
    `  ${keyOf(name)}${isRequired ? '' : '?'}: ${type};`;
  const shown = props.filter((prop) => !isOmitted(prop));
  const rare = shown.filter(isRare);
  return [
    ...shown
      .filter((prop) => !isRare(prop))
      .flatMap((prop) => {
        const deprecated = prop.deprecated === undefined ? '' : ` @deprecated ${prop.deprecated}`;
        return [...commentOf(prop.description + deprecated, prop.default), member(prop)];
      }),
    ...(rare.length === 0 ? [] : ['  // From React Aria, rarely needed:', ...rare.map(member)]),
  ];
}

/** Declaration of an export in TypeScript, for reading. */
function declarationOf({ name, kind, description, typeParameters = '', props, signature }: Export) {
  const comment = kind === 'component' || description === '' ? [] : [`/** ${description} */`];
  if (kind === 'value') return [...comment, `// ${name}:`, signature].join('\n');
  if (kind === 'function') return [...comment, `function ${name}${signature};`].join('\n');
  if (signature !== undefined) return [...comment, `type ${name} = ${signature};`].join('\n');
  const type = kind === 'component' ? `${name}Props` : name;
  return [...comment, `interface ${type}${typeParameters} {`, ...membersOf(props), '}'].join('\n');
}

/** Types that the props of some exports name, and theirs. */
function typesOf(exports: readonly Export[], api: readonly Export[]): Export[] {
  const found = new Set<Export>(exports);
  for (const { props, signature = '' } of found) {
    const text = [signature, ...props.map(({ type }) => type)].join(' ');
    const names = new Set(text.replaceAll(/'[^']*'/g, '').match(/\b[A-Z]\w+/g));
    for (const one of api) if (one.kind === 'type' && names.has(one.name)) found.add(one);
  }
  return [...found].filter((one) => !exports.includes(one));
}

const code = (value: string, lang = 'tsx'): RootContent => ({ type: 'code', lang, value });
const text = (value: string): RootContent[] => markdown.parse(value).children;

/** Section about the exports of a component: how to import them, their props, and the types of these. */
function sectionOf(exports: readonly Export[], api: readonly Export[], language: Language) {
  const [first] = exports;
  if (first === undefined) return [];
  const values = exports.filter(({ kind }) => kind !== 'type').map(({ name }) => name);
  const isNl = language === 'nl';
  return [
    ...text(`## Props`),
    code(`import { ${values.join(', ')} } from '${first.path}';`),
    ...text(
      isNl
        ? 'Elk onderdeel neemt ook `id`, `className`, `style`, `ref` en `data-*` aan. Wat hier staat, is Engels.'
        : 'Every component also takes `id`, `className`, `style`, `ref` and `data-*`.',
    ),
    ...exports.map((one) => code(declarationOf(one), 'ts')),
    ...typesOf(exports, api).map((one) => code(declarationOf(one), 'ts')),
  ];
}

/** Value of an attribute as written in the source. */
function attribute(element: MdxJsxFlowElement, name: string): string | undefined {
  const found = element.attributes.find(
    (one) => one.type === 'mdxJsxAttribute' && one.name === name,
  );
  return typeof found?.value === 'string' ? found.value : found?.value?.value;
}

/** Source text between the tags of an element, without common indentation. */
function contentOf(element: MdxJsxFlowElement, source: string): string {
  const start = element.children.at(0)?.position?.start.offset;
  const end = element.children.at(-1)?.position?.end.offset;
  const content = source.slice(start, end);
  const indents = [...content.matchAll(/\n( *)\S/g)].map(([, indent = '']) => indent.length);
  return content.replaceAll(`\n${' '.repeat(Math.min(...indents, 40))}`, '\n');
}

interface Source {
  file: string;
  source: string;
  /** Id of its page in Storybook, without its suffix. */
  id: string;
  /** Examples by name of the imported stories, such as `stories.Default`. */
  examples: ReadonlyMap<string, string>;
  /** Source texts by the name under which the page imports them. */
  files: ReadonlyMap<string, string>;
  record?: AccessibilityRecord | undefined;
}

async function readSource(file: string): Promise<Source> {
  const source = readFileSync(join(root, file), 'utf8');
  const examples = new Map<string, string>();
  const files = new Map<string, string>();
  const folder = join(root, dirname(file));
  let id = idOf(/^<Meta title="(.*)"/m.exec(source)?.[1] ?? '');
  for (const [, namespace, path = ''] of source.matchAll(
    /^import \* as (\w+) from '(.*\.stories)'/gm,
  )) {
    const stories = join(folder, `${path}.tsx`);
    if (source.includes(`<Meta of={${namespace}}`)) {
      const meta = readFileSync(stories, 'utf8');
      const [, title = '', own] = /\btitle: '(.*\/.*?)',(?:\s+id: '(.*?)')?/.exec(meta) ?? [];
      id = own ?? idOf(title);
    }
    const shown = source.matchAll(new RegExp(`<Canvas of=\\{${namespace}\\.(\\w+)`, 'g'));
    const names = new Set([...shown].map(([, name = '']) => name));
    // Only a test needs long words.
    names.delete('LongContent');
    for (const [name, snippet] of await readSnippets(stories, names)) {
      examples.set(`${namespace}.${name}`, exampleOf(snippet, stories));
    }
  }
  for (const [, name = '', path = ''] of source.matchAll(/^import (\w+) from '(.*)\?raw'/gm)) {
    files.set(name, readFileSync(join(folder, path), 'utf8'));
  }
  const record = join(root, file.replace(/\.mdx$/, '.a11y.ts'));
  return {
    file,
    source,
    id,
    examples,
    files,
    record: existsSync(record)
      ? ((await import(record)) as { default: AccessibilityRecord }).default
      : undefined,
  };
}

/** Whether an example is of use in an app: not a grid of simulated states. */
const isForApps = (example: string) =>
  !/SimulatedStates|storybook|@heldermatch\/ui\/internal/.test(example);

function keyboardTable(
  { keyboard }: AccessibilityRecord,
  language: Language,
  inLanguage: (words: string) => string,
) {
  const rows = keyboard.map((row) => {
    const when = row.when === undefined ? {} : { when: inLanguage(row.when) };
    return `| ${keyNames({ ...row, ...when }, language)} | ${inLanguage(row.effect)} |`;
  });
  const head = language === 'nl' ? '| Toets | Wat er gebeurt |' : '| Key | Effect |';
  return text([head, '| - | - |', ...rows].join('\n'));
}

function issuesOf({ issues = [] }: AccessibilityRecord, language: Language): RootContent[] {
  const title = language === 'nl' ? 'Bekende gebreken' : 'Known issues';
  const rows = issues.map((issue) => `- ${issue[language]} ${issue.workaround[language]}`);
  return rows.length === 0 ? [] : text([`### ${title}`, '', ...rows].join('\n'));
}

/** Content of an element of the page in Markdown. */
function elementOf(
  element: MdxJsxFlowElement,
  { file, source, examples, files, record }: Source,
  language: Language,
  translation: Translation,
): RootContent[] {
  const inLanguage = (words: string) => (language === 'nl' ? words : translation.translate(words));
  const name = element.name ?? '';
  if (onlyInStorybook.has(name)) return [];
  if (name === 'Canvas') {
    const example = examples.get(attribute(element, 'of') ?? '');
    return example !== undefined && isForApps(example) ? [code(example)] : [];
  }
  if (name === 'Source') {
    const value = files.get(attribute(element, 'code') ?? '');
    if (value === undefined) throw new Error(`${file} shows a file that it doesn't import.`);
    return [code(value.trim(), attribute(element, 'language'))];
  }
  if (name === 'Keyboard' && record !== undefined)
    return keyboardTable(record, language, inLanguage);
  if (name === 'DoDont') {
    return element.children.flatMap((child) => {
      if (child.type !== 'mdxJsxFlowElement') return [];
      const isRight = child.name === 'Do';
      const words =
        language === 'nl' ? { true: 'Wel', false: 'Niet' } : { true: 'Do', false: "Don't" };
      const why = inLanguage(attribute(child, 'why') ?? '');
      return [...text(`**${words[`${isRight}`]}:** ${why}`), code(contentOf(child, source))];
    });
  }
  throw new Error(`${file}: Markdown has nothing for <${name}>.`);
}

/** All nodes below some nodes, and these. */
function* walk(nodes: readonly RootContent[]): Generator<RootContent> {
  for (const node of nodes) {
    yield node;
    if ('children' in node) yield* walk(node.children);
  }
}

/** Translates the texts of a page, in place. */
function translateTexts(nodes: RootContent[], translation: Translation): void {
  for (const node of walk(nodes)) {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      node.children = translation.translateNodes(node.children);
    }
  }
}

/** Makes links to pages in Storybook links to files, in place. */
function linkFiles(nodes: RootContent[], files: ReadonlyMap<string, string>): void {
  for (const node of walk(nodes)) {
    if (node.type !== 'link' || !node.url.startsWith('?')) continue;
    const [, id = ''] = /^\?path=\/docs\/(.*)--\w+$/.exec(node.url) ?? [];
    const file = files.get(id);
    if (file === undefined) throw new Error(`No file has the page ${node.url}.`);
    node.url = file;
  }
}

interface Writing {
  source: Source;
  api: readonly Export[];
  /** Exports that the page documents. */
  exports: readonly Export[];
  /** Files of pages by their id in Storybook. */
  files: ReadonlyMap<string, string>;
  translation: Translation;
}

/** Writes a page in one language. */
function write(language: Language, { source, api, exports, files, translation }: Writing): string {
  const { children } = mdx.parse(source.source);
  const written: RootContent[] = [];
  /** Follows the purpose of the component. In Storybook it precedes it. */
  let start: RootContent[] | undefined = exports.length === 0 ? undefined : [];
  let isInternal = false;
  for (const node of children) {
    const isSection = node.type === 'heading' && node.depth === 2;
    if (isSection) {
      const title = lineOf(node.children);
      isInternal = internalSections.has(title);
      if (title === 'Anatomie' && start !== undefined) {
        written.push(...start, ...sectionOf(exports, api, language));
        start = undefined;
      }
      if (title === 'Wel en niet' && source.record !== undefined) {
        written.push(...issuesOf(source.record, language));
      }
    }
    if (isInternal || node.type === 'mdxjsEsm') continue;
    if (node.type !== 'mdxJsxFlowElement') {
      if (language === 'en' && isDutch(source.file)) translateTexts([node], translation);
      written.push(node);
      continue;
    }
    const content = elementOf(node, source, language, translation);
    // The first example comes with the props.
    if (start?.length === 0 && node.name === 'Canvas') {
      start.push(...text(language === 'nl' ? '## Voorbeeld' : '## Example'), ...content);
    } else {
      written.push(...content);
    }
  }
  linkFiles(written, files);
  return markdown.stringify({ type: 'root', children: written } satisfies Root);
}

const isDutch = (file: string) => !file.startsWith('docs/en/');

/** Id of a guide in Storybook, without its suffix. */
const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');

/** Functions, values and types that belong to no component. */
function generalPage(api: readonly Export[]): Page {
  const exports = api.filter(({ path }) => path === '@heldermatch/ui');
  const titles = { en: 'Functions, values and types', nl: 'Functies, waarden en types' };
  const markdownOf = (language: Language) =>
    markdown.stringify({
      type: 'root',
      children: [
        ...text(`# ${titles[language]}`),
        ...exports.flatMap((one) => [...text(`## ${one.name}`), code(declarationOf(one), 'ts')]),
      ],
    });
  return {
    name: 'Functions',
    id: 'functies',
    description: 'For dates, sorting, filtering, themes and scorecards, from `@heldermatch/ui`.',
    markdown: { en: markdownOf('en'), nl: markdownOf('nl') },
  };
}

/**
 * Reads the documentation pages of a library with this API.
 * @throws If a page lacks translations, or no longer needs some.
 */
export async function readPages(api: readonly Export[]): Promise<Page[]> {
  const sources = globSync('src/{components,sections}/*/*.mdx', { cwd: root }).toSorted();
  const plans = [
    ...sources.map((file) => {
      const name = basename(file, '.mdx');
      const exports = api.filter(({ path }) => path === `@heldermatch/ui/${name}`);
      return { name, files: [file, file] as const, exports };
    }),
    ...Object.entries(guides).map(([name, files]) => ({ name, files, exports: [] })),
  ];
  const read = await Promise.all(
    plans.map(async ({ files: [en, nl], ...plan }) => {
      const source = await readSource(nl);
      return { ...plan, nl: source, en: en === nl ? source : await readSource(en) };
    }),
  );
  const files = new Map(
    read.flatMap(({ name, en, nl }) => [en, nl].map(({ id }) => [id, `${name}.md`] as const)),
  );
  const common = readTexts(join(root, commonFile));
  const translations: Translation[] = [];
  const pages = read.map(({ name, exports, en, nl }): Page => {
    const translation = new Translation(nl.file, common);
    translations.push(translation);
    const plan = { api, exports, files, translation };
    const markdownOf = {
      en: write('en', { ...plan, source: en }),
      nl: write('nl', { ...plan, source: nl }),
    };
    const main = exports.find((one) => one.name === name);
    const [, heading = name] = /^# (.*)/m.exec(markdownOf.en) ?? [];
    return {
      name,
      id: nl.id,
      description: main?.description ?? heading,
      status: main?.status,
      markdown: markdownOf,
    };
  });
  const used = new Set(translations.flatMap((one) => [...one.used]));
  const problems = [
    ...translations.flatMap(({ file, missing, unused }) => [
      ...[...missing].map((line) => `${file} lacks '${line}'`),
      ...unused.map((line) => `${file} no longer needs '${line}'`),
    ]),
    ...Object.keys(common)
      .filter((line) => !used.has(line))
      .map((line) => `${commonFile} no longer needs '${line}'`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return [...pages, generalPage(api)];
}

const statusNames: Readonly<Record<string, string>> = {
  stabiel: 'stable',
  experimenteel: 'experimental',
};

/**
 * Index of the documentation for coding agents: a line for every page, and which component to choose.
 * @see https://llmstxt.org/
 */
export function llmsOf(pages: readonly Page[], version: string): string {
  const linesOf = (isIncluded: (page: Page) => boolean) =>
    pages
      .filter(isIncluded)
      .map(({ name, description, status }) => {
        const note = status === undefined ? '' : ` (${statusNames[status]})`;
        const [sentence] = description.split(/(?<=\.) (?=[A-Z])/);
        return `- [${name}](docs/en/${name}.md): ${sentence}${note}`;
      })
      .join('\n');
  const choosing = pages.find(({ name }) => name === 'Choosing')?.markdown.en ?? '';
  return `# @heldermatch/ui

> Accessible React components for recruitment, in Dutch and English. Version ${version}.

Every component has one file below, with its props, the types of its items, examples, and when to use another. Read the file before you use the component. \`docs/nl\` has the same files in Dutch.

- Import each component from its subpath: \`import { Button } from '@heldermatch/ui/Button'\`. Types come from the same subpath or from the root.
- Once per app: \`import '@heldermatch/ui/reset.css'\`, \`import '@heldermatch/ui/font.css'\`, and \`LocaleProvider\` around everything.
- Icons are data from \`lucide\`, which the app installs: \`import { Search } from 'lucide'\`, \`<Icon icon={Search} />\`.
- \`label\` names a control and what it lists: a field, an option, a row, a column. \`title\` is a heading. \`description\` explains it. \`id\` identifies one of \`items\`, \`options\`, \`columns\` or \`rows\`.
- State has React Aria's names: \`isDisabled\`, \`isRequired\`, \`isInvalid\`, \`selectedKeys\`, \`onSelectionChange\`. A button has \`onPress\`, not \`onClick\`. \`onChange\` receives the value, not an event.
- A field with a \`name\` is in the form's \`FormData\`. \`Form\` takes \`errors\` by name.
- Set no class or style on a component: layout comes from \`Stack\`, \`Inline\`, \`Grid\` and \`Split\`.

${choosing.replaceAll(/^## /gm, '### ').replace(/^# .*/, '## Choose between')}
## Components

${linesOf(({ id }) => id.startsWith('componenten-'))}

## Sections

Parts of a page for recruitment, composed of components.

${linesOf(({ id }) => id.startsWith('secties-'))}

## Guides

${linesOf(({ status }) => status === undefined)}
`;
}
