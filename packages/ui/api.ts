// Extracts the library's public API from its source: every export, and every prop with its type, default and
// description. The documentation tables, the API report that every change has to pass and the manifest in the package
// come from it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
// TypeScript 7 has no programmatic API yet.
import ts from 'typescript-api';

const root = import.meta.dirname;

export interface Prop {
  name: string;
  type: string;
  /** Text of the `@default` tag. */
  default?: string;
  description: string;
  isRequired: boolean;
  /** Text of the `@deprecated` tag: the reason and the replacement. */
  deprecated?: string;
  /** Whether the prop comes from React Aria, which documents it too. */
  isInherited: boolean;
}

export interface Export {
  name: string;
  kind: 'component' | 'function' | 'type' | 'value';
  /** Import specifier. */
  path: string;
  description: string;
  deprecated?: string;
  /** Type parameters of a component's props or of a type, such as `<Id extends string>`. */
  typeParameters?: string;
  /** Props of a component, or properties of an interface. */
  props: Prop[];
  /** Type or signature as TypeScript prints it. Only for exports without props. */
  signature?: string;
  /** Documentation page, such as `Handelingen/Button`. */
  page?: string;
  /** Status as stated on that page. */
  status?: string;
}

/** Matches rarely used props that come from React Aria and that its own documentation describes. */
export const rarelyUsedProps =
  /^(?:aria-|on(?:Hover|Key|Focus|Blur|Click|Press.)|form|slot$|auto(?:Correct|Focus)|exclude|prevent|input|enter|spell|escape|should|disallow)/;

const flags: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

const isOurs = (node: ts.Node) => node.getSourceFile().fileName.startsWith(join(root, 'src'));

const describe = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim();

const tagOf = (checker: ts.TypeChecker, symbol: ts.Symbol, name: string) => {
  const tag = symbol.getJsDocTags(checker).find((one) => one.name === name);
  return tag && ts.displayPartsToString(tag.text).replaceAll(/\s+/g, ' ').trim();
};

const isAbsent = (node: ts.Declaration) =>
  ts.isPropertySignature(node) && node.type?.kind === ts.SyntaxKind.UndefinedKeyword;

/** Formats a type for readers: as written in the source, with unions of string literals expanded. */
const typeOf = (checker: ts.TypeChecker, symbol: ts.Symbol, at: ts.Node) => {
  // When props exclude each other, one side of the union declares the prop as `undefined` only.
  const declaration = symbol.declarations?.find((one) => !isAbsent(one));
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, at));
  const isWords = type.isUnion() && type.types.every((one) => one.isLiteral());
  const written =
    declaration && isOurs(declaration) && ts.isPropertySignature(declaration) && declaration.type;
  const asWritten = written && (!isWords || /^[|\s]*'/.test(written.getText()));
  return (
    (asWritten ? written.getText() : checker.typeToString(type, at, flags))
      .replaceAll(/import\("[^"]+"\)\./g, '')
      .replaceAll(/\s+/g, ' ')
      .replace(/^\| /, '')
      // A function that may return `undefined` keeps that.
      .replace(/^(?:\((.*)\)|((?:(?!=>).)*)) \| undefined$/, '$1$2')
  );
};

/** Documented props of a type. Those that every element or every component accepts are left out. */
const propsOf = (checker: ts.TypeChecker, type: ts.Type, at: ts.Node): Prop[] =>
  checker.getPropertiesOfType(type).flatMap((symbol) => {
    const [declaration] = symbol.declarations ?? [];
    // A symbol such as `Symbol.iterator` has an internal name.
    if (declaration === undefined || symbol.name.startsWith('__@')) return [];
    // Props that every HTML element or every component accepts are documented once, elsewhere.
    const file = declaration.getSourceFile().fileName;
    if (file.includes('/@types/react/') || file.endsWith('/src/internal/root.ts')) return [];
    const owner = declaration.parent;
    if (ts.isInterfaceDeclaration(owner) && /DOM(?:Attributes|Events)$/.test(owner.name.text)) {
      return [];
    }
    const defaultValue = tagOf(checker, symbol, 'default');
    const deprecated = tagOf(checker, symbol, 'deprecated');
    return {
      name: symbol.name,
      type: typeOf(checker, symbol, at),
      ...(defaultValue === undefined ? {} : { default: defaultValue }),
      description: describe(checker, symbol),
      isRequired: (symbol.flags & ts.SymbolFlags.Optional) === 0,
      ...(deprecated === undefined ? {} : { deprecated }),
      isInherited: !isOurs(declaration),
    };
  });

/** Paths of all leaves in a nested object, such as `vars.color.text.muted`. */
const leafPathsOf = (checker: ts.TypeChecker, type: ts.Type, path: string): string[] =>
  type.flags & ts.TypeFlags.Object
    ? type
        .getProperties()
        .flatMap((one) => leafPathsOf(checker, checker.getTypeOfSymbol(one), `${path}.${one.name}`))
    : [path];

/** Type parameters as written in the source. */
function typeParametersOf(declaration: ts.Declaration): Pick<Export, 'typeParameters'> {
  const isGeneric = ts.isFunctionDeclaration(declaration) || ts.isInterfaceDeclaration(declaration);
  const parameters = isGeneric ? (declaration.typeParameters ?? []) : [];
  return parameters.length === 0
    ? {}
    : { typeParameters: `<${parameters.map((one) => one.getText()).join(', ')}>` };
}

/** Import specifier of a declaration, and the page and status of its component. */
function locationOf(declaration: ts.Declaration): Pick<Export, 'path' | 'page' | 'status'> {
  const file = relative(root, declaration.getSourceFile().fileName);
  const [, group, folder] = /^src\/(components|sections)\/(?!internal\/)(\w+)\//.exec(file) ?? [];
  if (group === undefined || folder === undefined) return { path: '@heldermatch/ui' };
  const match = (extension: string, pattern: RegExp) => {
    const source = join(root, 'src', group, folder, folder + extension);
    return existsSync(source) ? pattern.exec(readFileSync(source, 'utf8'))?.[1] : undefined;
  };
  const page = match('.stories.tsx', new RegExp(`\\btitle: '(.*/${folder})'`));
  const status = match('.mdx', /^Status: \*\*(\w+)/m);
  return {
    path: `@heldermatch/ui/${folder}`,
    ...(page === undefined ? {} : { page }),
    ...(status === undefined ? {} : { status }),
  };
}

function readExport(checker: ts.TypeChecker, alias: ts.Symbol): Export {
  const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined) throw new Error(`${alias.name} is declared nowhere.`);
  const deprecated = tagOf(checker, symbol, 'deprecated');
  const common = {
    name: alias.name,
    description: describe(checker, symbol),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...locationOf(declaration),
    ...typeParametersOf(declaration),
  };
  // A class comes from a library that documents it itself.
  if (symbol.flags & ts.SymbolFlags.Class) {
    const [, library] =
      /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(declaration.getSourceFile().fileName) ?? [];
    return { ...common, kind: 'type', props: [], signature: `class of ${library}` };
  }
  if (symbol.flags & ts.SymbolFlags.Type && !(symbol.flags & ts.SymbolFlags.Value)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const isRecord = (type.flags & ts.TypeFlags.Object) !== 0;
    if (isRecord && type.getCallSignatures().length === 0 && type.getProperties().length > 0) {
      return { ...common, kind: 'type', props: propsOf(checker, type, declaration) };
    }
    const format: ts.TypeFormatFlags = flags | ts.TypeFormatFlags.InTypeAlias;
    const signature = checker.typeToString(type, declaration, format);
    return { ...common, kind: 'type', props: [], signature };
  }
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const [signature] = type.getCallSignatures();
  if (signature === undefined) {
    return {
      ...common,
      kind: 'value',
      props: [],
      signature: leafPathsOf(checker, type, alias.name).join('\n'),
    };
  }
  if (/^[A-Z]/.test(alias.name)) {
    const [parameter] = signature.getParameters();
    const props = parameter && checker.getTypeOfSymbolAtLocation(parameter, declaration);
    return {
      ...common,
      kind: 'component',
      props: props ? propsOf(checker, props, declaration) : [],
    };
  }
  const signatureText = checker.signatureToString(signature, declaration, flags);
  return { ...common, kind: 'function', props: [], signature: signatureText };
}

/** Reads the current public API, sorted by name. */
export function readApi(): Export[] {
  const entry = join(root, 'src/index.ts');
  const { config } = ts.readConfigFile(join(root, '../../tsconfig.base.json'), (path) =>
    readFileSync(path, 'utf8'),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram([entry, join(root, 'src/messages/en.ts')], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${entry} exports nothing.`);

  const exports = checker.getExportsOfModule(module).map((alias) => readExport(checker, alias));
  const names = new Set(exports.map(({ name }) => name));
  return (
    exports
      // Props interfaces are documented with their component.
      .filter(({ name }) => !names.has(name.replace(/Props$/, '')) || !name.endsWith('Props'))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  );
}

const declare = ({ name, isRequired, type, default: value, deprecated }: Prop) => {
  const remarks = [value, deprecated !== undefined && `@deprecated ${deprecated}`.trimEnd()].filter(
    Boolean,
  );
  return `${name}${isRequired ? '' : '?'}: ${type}${remarks.length === 0 ? '' : ` // ${remarks.join(' ')}`}`;
};

/** Formats the API as text that diffs well line by line. */
export const reportOf = (api: readonly Export[]): string =>
  [
    '# The public interface of @heldermatch/ui',
    'Made by `pnpm generate`, and checked: a change needs a changeset. Every component also takes `id`, `className`, `style`, `ref` and `data-*`.',
    ...api.flatMap(({ name, kind, status, deprecated, props, signature }) => [
      `## ${name}`,
      [kind, status, deprecated !== undefined && `deprecated: ${deprecated}`]
        .filter(Boolean)
        .join(', '),
      [
        '```ts',
        ...props.map(declare).toSorted(),
        ...(signature === undefined ? [] : [signature]),
        '```',
      ].join('\n'),
    ]),
  ].join('\n\n') + '\n';

/** Version of the library. */
export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};

/** Formats the API as JSON for tools. */
export const manifestOf = (api: readonly Export[]): string =>
  `${JSON.stringify({ name: '@heldermatch/ui', version, exports: api }, null, 2)}\n`;

export const reportFile = join(root, 'api.md');

if (import.meta.main) writeFileSync(reportFile, reportOf(readApi()));
