// Finds the English of this repository: comments, names, test titles and documents for developers.
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseSync, Visitor } from 'vite';

export interface Prose {
  kind: 'comment' | 'name' | 'title' | 'document';
  /** Unwrapped: a line for each paragraph, list item and tag. */
  text: string;
  /** Offset in the file. */
  start: number;
}

/** Joins the lines of a paragraph. Lists, tags, tables and indented lines keep theirs. */
function unwrap(lines: string[]): string {
  const result: string[] = [];
  for (const line of lines) {
    const previous = result.at(-1);
    const continues = previous !== undefined && previous !== '' && line !== '';
    if (continues && !/^(?:[-*|>#@]|\d+\.|\s|```)/.test(line))
      result[result.length - 1] += ` ${line}`;
    else result.push(line);
  }
  return result.join('\n').trim();
}

/** Instruction to a tool, up to its reason. */
const directive = /^(?:oxlint-disable[^]*?(?: -- ?|$)|@ts-\S+|@vite\S*|#__\S+)/;

const testFunctions = new Set(['describe', 'it', 'test']);

function codeProse(path: string, source: string): Prose[] {
  const { comments, program } = parseSync(path, source);
  const found: Prose[] = [];
  let previousLine: { end: number; isAlone: boolean } | undefined;
  for (const { type, value, start, end } of comments) {
    const before = source.slice(source.lastIndexOf('\n', start) + 1, start);
    const isAlone = before.trim() === '';
    const last = found.at(-1);
    if (
      type === 'Line' &&
      isAlone &&
      previousLine?.isAlone === true &&
      last !== undefined &&
      /^\n[ \t]*$/.test(source.slice(previousLine.end, start))
    ) {
      last.text = unwrap([...last.text.split('\n'), value.replace(/^ /, '').trimEnd()]);
    } else {
      const lines =
        type === 'Line' ? [value.replace(/^ /, '')] : value.replace(/^\*/, '').split('\n');
      const text = unwrap(lines.map((line) => line.replace(/^\s*\* ?|^\s+/, '').trimEnd()));
      found.push({ kind: 'comment', text, start });
    }
    previousLine = type === 'Line' ? { end, isAlone } : undefined;
  }
  const addName = (node: { type: string; start: number } | null) => {
    if (node?.type !== 'Identifier' || !('name' in node)) return;
    const text = String(node.name).replace(/(?<=[a-z\d])(?=[A-Z])|_/g, ' ');
    found.push({ kind: 'name', text, start: node.start });
  };
  new Visitor({
    VariableDeclarator: ({ id }) => addName(id),
    FunctionDeclaration({ id, params }) {
      addName(id);
      params.forEach(addName);
    },
    ArrowFunctionExpression: ({ params }) => params.forEach(addName),
    TSInterfaceDeclaration: ({ id }) => addName(id),
    TSTypeAliasDeclaration: ({ id }) => addName(id),
    TSPropertySignature: ({ key }) => addName(key),
    Property: ({ key }) => addName(key),
    CallExpression({ callee, arguments: [title] }) {
      let name = callee;
      while (name.type !== 'Identifier') {
        if (name.type === 'MemberExpression') name = name.object;
        else if (name.type === 'CallExpression') name = name.callee;
        else return;
      }
      if (!testFunctions.has(name.name)) return;
      if (title?.type === 'Literal' && typeof title.value === 'string') {
        found.push({ kind: 'title', text: title.value, start: title.start });
      }
    },
  }).visit(program);
  return found
    .map((prose) => ({ ...prose, text: prose.text.replace(directive, '') }))
    .filter(({ text }) => /[a-z]{2}/i.test(text));
}

function documentProse(source: string): Prose[] {
  const blocks = source
    .replace(/^```[\s\S]*?^```|^(?:import|export) .*|^<.*/gm, (code) => code.replace(/[^\n]/g, ' '))
    .matchAll(/(?:.+\n?)+/g);
  return [...blocks].map(({ 0: block, index }) => ({
    kind: 'document',
    text: unwrap(
      block
        .trim()
        .split('\n')
        .map((line) => line.trim()),
    ),
    start: index,
  }));
}

/** Comments that begin with a mark such as `#`, each on its own lines. */
function lineComments(source: string, mark: string): Prose[] {
  const blocks = source.matchAll(new RegExp(`(?:^[ \\t]*${mark} .*\n?)+`, 'gm'));
  return [...blocks].map(({ 0: block, index }) => ({
    kind: 'comment',
    text: unwrap(
      block
        .trim()
        .split('\n')
        .map((line) => line.trim().replace(`${mark} `, '')),
    ),
    start: index,
  }));
}

/** The prose of a source file or document, by its extension. */
export function proseOf(path: string, source: string): Prose[] {
  const extension = extname(path);
  if (/^\.mdx?$/.test(extension)) return documentProse(source);
  if (extension === '.sql') return lineComments(source, '--');
  if (/^\.[cm]?[jt]sx?$/.test(extension)) return codeProse(path, source);
  return lineComments(source, '#');
}

const guide = readFileSync(join(import.meta.dirname, '../../docs/english.md'), 'utf8');
const refused = [...guide.matchAll(/^\| (`.*?) +\| (.*?) +\|/gm)].flatMap(
  ([, words = '', instead = '']) =>
    // A table cell escapes `|`.
    [...words.replaceAll('\\|', '|').matchAll(/`(.+?)`/g)].map(([, word = '']) => ({
      pattern: new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i'),
      problem: `'${word}': write ${instead}`,
    })),
);

const longest = 30;

/** Replaces what isn't prose with one word: code, addresses and tags. */
const withoutCode = (text: string) =>
  text
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`]*`/g, 'code')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\bhttps?:\S+/g, 'link')
    .replace(/^@(?:example|see|type|param|default)\b.*$/gm, '')
    .replace(/^@\w+ ?/gm, '');

const sentencesOf = (text: string) =>
  text
    .split(/\n|(?<=[.!?…:]['")]?) (?=['"(*_`[]*[A-Z])|(?<=[.!?]['")]?) /)
    .flatMap((line) => (line.startsWith('|') ? line.split('|') : [line]))
    .map((sentence) => sentence.replace(/^[\s\-*>#_]+|^\d+\. /g, '').trim())
    .filter((sentence) => sentence !== '');

/** Returns a message for each sentence that breaks a rule of `docs/english.md`. */
export function problemsOf({ text, kind }: Prose): string[] {
  return sentencesOf(withoutCode(text)).flatMap((sentence) => {
    const problems = refused
      .filter(({ pattern }) => pattern.test(sentence))
      .map(({ problem }) => problem);
    if (kind === 'name') return problems.map((problem) => `${problem}: ${sentence}`);
    if (
      /^(?:what(?:ever)?|which|who(?:ever|se)?|where(?! possible)|that which)\b(?!.*\?$)/i.test(
        sentence,
      )
    ) {
      problems.push('begins with a relative clause');
    }
    if (
      /(?:^| )(?:about|as|at|but|by|for|from|in|of|on|or|than|to|with) (?:who|what)(?:ever)?\b/.test(
        sentence,
      )
    ) {
      problems.push("'who' or 'what' without a noun");
    }
    const words = sentence.split(/\s+/).length;
    if (words > longest && kind !== 'title') problems.push(`${words} words`);
    return problems.map((problem) => `${problem}: ${sentence}`);
  });
}
