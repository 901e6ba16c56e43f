import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { rarelyUsedProps, readApi, type Prop } from '../packages/ui/api.ts';
import { readCatalogue } from '../packages/ui/catalogue.ts';
import { asJson, exampleOf } from '../packages/ui/examples.ts';

/** Docgen information of a prop, in Storybook's format. */
function docgenOf({ type, default: value, description, isRequired, deprecated }: Prop) {
  const words = type.split(' | ');
  const isWords = words.length > 1 && words.every((word) => /^'[^']*'$/.test(word));
  return {
    description: [description, deprecated !== undefined && `**Deprecated** ${deprecated}`]
      .filter(Boolean)
      .join(' '),
    required: isRequired,
    // The only format for which Storybook shows the values instead of 'union'.
    flowType: isWords
      ? {
          name: 'union',
          raw: type,
          elements: words.map((word) => ({ name: 'literal', value: word })),
        }
      : { name: type },
    defaultValue: value === undefined ? null : { value, computed: false },
  };
}

/** Provides Storybook with the own props of every component, with the types and defaults from the library. */
export function docgen(): Plugin {
  let info: Map<string, string>;
  return {
    name: 'docgen',
    buildStart() {
      const components = readApi().filter(({ kind }) => kind === 'component');
      info = new Map(
        components.map(({ name, description, props }) => [
          name,
          JSON.stringify({
            displayName: name,
            description,
            props: Object.fromEntries(
              props
                .filter((prop) => !prop.isInherited || !rarelyUsedProps.test(prop.name))
                .map((prop) => [prop.name, docgenOf(prop)]),
            ),
          }),
        ]),
      );
    },
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!/\/packages\/ui\/src\/(?:components|sections)\/(?!internal\/).*\.tsx$/.test(file))
        return undefined;
      if (basename(file).includes('.stories.')) return undefined;
      const components = [...code.matchAll(/^export function (\w+)/gm)].flatMap(([, name = '']) => {
        const props = info.get(name);
        return props === undefined ? [] : [`${name}.__docgenInfo = ${props};`];
      });
      return components.length === 0
        ? undefined
        : { code: [code, ...components].join('\n'), map: null };
    },
  };
}

/** Replaces the story sources in Storybook's parameters with code that can be pasted into an app. */
export const examples: Plugin = {
  name: 'examples',
  enforce: 'post',
  transform: {
    // After Storybook's own plugin.
    order: 'post',
    handler(code, id) {
      const [file = ''] = id.split('?');
      if (!/\/packages\/ui\/.*\.stories\.tsx$/.test(file)) return undefined;
      const made = code.replaceAll(
        /(\bsource: \{\s*code: )("(?:[^"\\]|\\.)*")/g,
        (_, start: string, source: string) =>
          start + JSON.stringify(exampleOf(JSON.parse(asJson(source)) as string, file)),
      );
      return { code: made, map: null };
    },
  },
};

/** Provides pages with the library's components, as `virtual:catalogue`. */
export const catalogue: Plugin = {
  name: 'catalogue',
  resolveId: (id) => (id === 'virtual:catalogue' ? '\0catalogue' : undefined),
  load: (id) =>
    id === '\0catalogue'
      ? `export const catalogue = ${JSON.stringify(readCatalogue())};`
      : undefined,
};
