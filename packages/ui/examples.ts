// Turns a story into an example to copy from its documentation page, with everything that it needs.
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
// @ts-expect-error -- the module has no types
import { experimental_enrichCsf } from '@storybook/react/preset';
import { generate, types } from 'storybook/internal/babel';
import { loadCsf, type CsfFile } from 'storybook/internal/csf-tools';
import ts from 'typescript-api';

interface Module {
  /** Top-level declarations of a file by name, except stories. */
  declarations: Map<string, string>;
  /**
   * Imported names with their module and how they are imported: `type Props`, `default` for a whole stories file, or `*`
   * for a namespace.
   */
  imports: Map<string, { from: string; as: string }>;
  /** Args shared by all stories of the file. */
  args: string;
}

const modules = new Map<string, Module>();

function read(file: string): Module {
  const known = modules.get(file);
  if (known !== undefined) return known;
  const module: Module = { declarations: new Map(), imports: new Map(), args: '{}' };
  modules.set(file, module);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const { text: from } = statement.moduleSpecifier;
      const {
        name: whole,
        namedBindings: named,
        isTypeOnly: areTypes,
      } = statement.importClause ?? {};
      if (whole !== undefined) module.imports.set(whole.text, { from, as: 'default' });
      if (named !== undefined && ts.isNamespaceImport(named)) {
        module.imports.set(named.name.text, { from, as: '*' });
      }
      if (named === undefined || !ts.isNamedImports(named)) continue;
      for (const { name, isTypeOnly } of named.elements) {
        module.imports.set(name.text, {
          from,
          as: isTypeOnly || areTypes === true ? `type ${name.text}` : name.text,
        });
      }
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, type, initializer } of statement.declarationList.declarations) {
        if (type?.getText(source) === 'Story') continue;
        if (name.getText(source) === 'meta') {
          module.args = argsOf(initializer, source);
          module.declarations.set('meta', `const meta = { args: ${module.args} } as const;`);
        } else {
          const names = isPattern(name)
            ? name.elements.flatMap((one) => (ts.isBindingElement(one) ? one.name : []))
            : [name];
          for (const one of names) {
            module.declarations.set(one.getText(source), textOf(statement, source));
          }
        }
      }
    } else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
    ) {
      if (statement.name) module.declarations.set(statement.name.text, textOf(statement, source));
    }
  }
  return module;
}

const isPattern = (name: ts.BindingName) =>
  ts.isObjectBindingPattern(name) || ts.isArrayBindingPattern(name);

const textOf = (statement: ts.Statement, source: ts.SourceFile) =>
  statement.getText(source).replace(/^export /, '');

function argsOf(meta: ts.Expression | undefined, source: ts.SourceFile): string {
  const object = meta && ts.isSatisfiesExpression(meta) ? meta.expression : meta;
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return '{}';
  const property = object.properties.find((one) => one.name?.getText(source) === 'args');
  return property && ts.isPropertyAssignment(property)
    ? property.initializer.getText(source)
    : '{}';
}

/**
 * Removes the parentheses that Storybook prints around children that are an element, and the fragment in them. As text
 * between tags, they would be rendered.
 */
function withoutParentheses(story: string): string {
  const source = ts.createSourceFile('story.tsx', story, ts.ScriptTarget.Latest);
  const removed: [start: number, end: number][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node)) {
      const [first, child, last, ...others] = node.children;
      const isParenthesis = (one: ts.JsxChild | undefined, sign: string) =>
        one !== undefined && ts.isJsxText(one) && one.text.trim() === sign;
      if (
        isParenthesis(first, '(') &&
        isParenthesis(last, ')') &&
        others.length === 0 &&
        first &&
        child &&
        last
      ) {
        const opening = first.pos + first.getFullText(source).indexOf('(');
        const closing = last.pos + last.getFullText(source).indexOf(')');
        removed.push([opening, first.end], [last.pos, closing + 1]);
        if (ts.isJsxFragment(child)) {
          const { openingFragment, closingFragment } = child;
          removed.push(
            [openingFragment.getStart(source), openingFragment.end],
            [closingFragment.getStart(source), closingFragment.end],
          );
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return removed
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), story);
}

const root = import.meta.dirname;
const { exports: published } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Readonly<Record<string, string>>;
};

/** Subpath of the package by which an app imports this file: its own, or that of its component. */
function subpathOf(file: string): string {
  const path = `./${relative(root, file)}`;
  const own = Object.keys(published).find((subpath) => published[subpath] === path);
  return own === undefined ? basename(dirname(file)) : own.slice('./'.length);
}

/**
 * Rewrites a story as app code: with imports, and without Storybook specifics.
 * @param story Source of one story, as a component.
 * @param file File of the story.
 */
export function exampleOf(story: string, file: string): string {
  const code = withoutParentheses(story)
    // A story with parameters gets the args of its file.
    .replace(/^const \w+ = \(args\) => \(/, 'const { args } = meta;\n\nconst Example = () => (')
    .replace(/^const \w+ = \((\{.*\})\) => /, 'const $1 = meta.args;\n\nconst Example = () => ')
    .replace(/^const \w+ = \(\) => /m, 'export const Example = () => ');
  const imports = new Map<string, Set<string>>();
  const declarations: string[] = [];
  const seen = new Set<string>();

  const need = (text: string, path: string) => {
    const module = read(path);
    const declare = (declaration: string, of: string, where: string) => {
      if (seen.has(declaration)) return;
      seen.add(declaration);
      need(of, where);
      declarations.push(declaration);
    };
    // Identifiers in the code, except attributes, properties, keys and quoted text.
    for (const [name] of text.matchAll(
      /(?<!(?<!\.\.)\.|['"-])\b[A-Za-z]\w*\b(?!['"]|=[{"]|:(?<=[{,]\s*\w+:))/g,
    )) {
      const declaration = module.declarations.get(name);
      const imported = module.imports.get(name);
      if (declaration !== undefined) declare(declaration, declaration, path);
      if (imported === undefined || imported.from.startsWith('storybook')) continue;
      const isOurs = imported.from.startsWith('.');
      const target = join(dirname(path), imported.from.replace(/js$/, 'ts'));
      if (isOurs && /stories\.ts$|internal\/story|docs\/table/.test(target)) {
        const other = ts.sys.fileExists(target) ? target : `${target}x`;
        if (imported.as !== 'default') need(name, other);
        else {
          const { args } = read(other);
          declare(`const ${name} = { args: ${args} } as const;`, args, other);
        }
        continue;
      }
      // The root exports what an app needs of these, so it doesn't depend on their versions.
      const isExportedAgain = /^(?:react-aria|@internationalized)/.test(imported.from);
      const own = isExportedAgain ? '@heldermatch/ui' : imported.from;
      const home = isOurs ? `@heldermatch/ui/${subpathOf(target)}` : own;
      const clause = imported.as === '*' ? `* as ${name}` : imported.as;
      imports.set(home, (imports.get(home) ?? new Set()).add(clause));
    }
  };
  need(code, file);

  const lines = [...imports].flatMap(([home, clauses]) => {
    const [namespaces, names] = [true, false].map((is) =>
      [...clauses].filter((clause) => clause.startsWith('*') === is),
    ) as [string[], string[]];
    const all =
      names.length > 0 ? [...namespaces, `{ ${names.toSorted().join(', ')} }`] : namespaces;
    return all.map((clause) => `import ${clause} from '${home}';`);
  });
  return [lines.toSorted().join('\n'), ...declarations, code]
    .join('\n\n')
    .replaceAll(/= fn\(\);$/gm, '= console.log;')
    .replaceAll(/= fn\((.*)\);$/gm, '= $1;')
    .replaceAll(/\bfn\(\)/g, '() => {}')
    .replaceAll(/\{fn\(([^]*?)\)\}/g, '{$1}')
    .trim();
}

/** Makes JSON of a double-quoted JavaScript string. JSON lacks the `\\x` escape. */
export const asJson = (literal: string) => literal.replaceAll(/\\x(\w\w)/g, '\\u00$1');

/** Storybook's preset that adds the source of each story, as a component, to its parameters. */
const enrichCsf = experimental_enrichCsf as (
  input: undefined,
  options: { presets: { apply: (name: string) => Promise<object> } },
) => Promise<(csf: CsfFile, source: CsfFile) => Promise<void>>;

/**
 * Reads stories as Storybook shows their source: as components.
 * @param file File of the stories.
 * @param names Export names of the stories to read.
 * @returns Sources by export name.
 */
export async function readSnippets(
  file: string,
  names: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const source = readFileSync(file, 'utf8');
  const csf = loadCsf(source, { fileName: file, makeTitle: (title) => title ?? file }).parse();
  // oxlint-disable-next-line no-underscore-dangle -- Storybook's names
  const { _ast: ast, _stories: stories } = csf;
  for (const name of Object.keys(stories)) if (!names.has(name)) delete stories[name];
  const { length } = ast.program.body;
  const enrich = await enrichCsf(undefined, {
    presets: { apply: async () => ({ experimentalCodeExamples: true }) },
  });
  await enrich(csf, csf);
  const { code } = generate(types.program(ast.program.body.slice(length)));
  return new Map(
    [...code.matchAll(/^(\w+)\.parameters = [^]*?\bcode: ("(?:[^"\\]|\\.)*")/gm)].map(
      ([, name = '', snippet = '']) => [name, JSON.parse(asJson(snippet)) as string],
    ),
  );
}
