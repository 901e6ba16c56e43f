// @ts-check
import { extname } from 'node:path';
import { MagicString } from 'magic-string';
import { parseSync, Visitor } from 'oxc-parser';
import { renames } from './renames.js';

const library = '@heldermatch/ui';

/** A record's own value. @template T @param {Record<string, T> | undefined} record @param {string | undefined} key */
const own = (record, key) =>
  record !== undefined && key !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;

/** What a component once called its props. @param {string} component */
const oldNamesOf = (component) => [
  ...new Set(renames.flatMap(({ props }) => Object.keys(own(props, component) ?? {}))),
];

/** @type {Record<string, 'jsx' | 'ts' | 'tsx'>} */
const languages = {
  cjs: 'jsx',
  js: 'jsx',
  jsx: 'jsx',
  mjs: 'jsx',
  cts: 'ts',
  mts: 'ts',
  ts: 'ts',
  tsx: 'tsx',
};

/** What `rename` reads, by its ending. */
export const endings = Object.keys(languages);

/**
 * @typedef {object} Renamed
 * @property {string} code with the new names
 * @property {string[]} unsure what may hold an old name, and has to be looked at, each as `line: why`
 */

/**
 * Gives names of the library that were renamed their new ones. Nothing else changes, white space neither.
 * @param {string} file its name: the extension says which language it is in
 * @param {string} source
 * @returns {Renamed}
 * @throws {SyntaxError} when it can't be read
 */
export function rename(file, source) {
  const lang = languages[extname(file).slice(1)] ?? 'tsx';
  const { program, errors, module } = parseSync(file, source, { lang });
  if (errors.length > 0) throw new SyntaxError(errors[0]?.message);
  const text = new MagicString(source);
  /** @type {string[]} */
  const unsure = [];
  /** @param {{ start: number }} node @param {string} why */
  const lookAt = ({ start }, why) => {
    unsure.push(`${source.slice(0, start).split('\n').length}: ${why}`);
  };

  /** What the library's components are called here. @type {Map<string, string>} */
  const components = new Map();
  /** What all of the library is called here. @type {Set<string>} */
  const namespaces = new Set();
  for (const { moduleRequest, entries } of module.staticImports) {
    const { value, start, end } = moduleRequest;
    const newModule = renames.reduce((name, { modules }) => own(modules, name) ?? name, value);
    if (newModule !== value) text.update(start + 1, end - 1, newModule);
    if (value !== library && !value.startsWith(`${library}/`)) continue;
    for (const { importName, localName } of entries) {
      if (importName.name) components.set(localName.value, importName.name);
      // No component is the default of a module: what is left is `* as`.
      else namespaces.add(localName.value);
    }
  }

  /** The library's name of an element, unless it is somebody else's. @param {any} name */
  function componentOf(name) {
    if (name.type === 'JSXIdentifier') return components.get(name.name);
    const isOurs = name.type === 'JSXMemberExpression' && namespaces.has(name.object.name);
    return isOurs ? name.property.name : undefined;
  }

  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      const component = componentOf(name);
      if (component === undefined) return;
      for (const attribute of attributes) {
        if (attribute.type === 'JSXSpreadAttribute') {
          const old = oldNamesOf(component);
          if (old.length > 0) lookAt(attribute, `${component} had ${old.join(', ')}`);
          continue;
        }
        const { name: prop, value } = attribute;
        if (prop.type !== 'JSXIdentifier') continue;
        const expression = value?.type === 'JSXExpressionContainer' ? value.expression : value;
        const said =
          expression?.type === 'Literal' && typeof expression.value === 'string'
            ? expression.value
            : undefined;
        let newName = prop.name;
        let newWord = said;
        for (const { props = {}, values = {} } of renames) {
          newName = own(own(props, component), newName) ?? newName;
          const words = own(own(values, component), newName);
          if (words === undefined) continue;
          if (said === undefined) {
            lookAt(attribute, `${component} ${newName} had ${Object.keys(words).join(', ')}`);
          }
          newWord = own(words, newWord) ?? newWord;
        }
        if (newName !== prop.name) text.update(prop.start, prop.end, newName);
        // Inside of its quotes.
        if (expression && newWord !== said && newWord !== undefined) {
          text.update(expression.start + 1, expression.end - 1, newWord);
        }
      }
    },
  }).visit(program);
  return { code: text.toString(), unsure };
}
