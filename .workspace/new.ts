// Creates a component that passes every check, as a start: pnpm new component Name Group
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@heldermatch/tooling/ports';
import { componentGroups } from '../packages/ui/docs/groups.ts';
import { main, root } from './run.ts';

const pageOf = (
  name: string,
) => `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import { Requirements, TestStatus } from '../../../docs/a11y/blocks';
import { Do, Dont, DoDont } from '../../../docs/DoDont';
import { ${name} } from './${name}';
import a11y from './${name}.a11y';
import * as stories from './${name}.stories';

<Meta of={stories} />

# ${name}

Status: **experimenteel**

<TestStatus of={a11y} />

## Doel

Wat de gebruiker ermee kan, in een of twee zinnen.

<Canvas of={stories.Default} sourceState="shown" />

## Wanneer niet

- Wat u in een ander geval gebruikt.

## Anatomie

1. Vlak: wat erin staat (\`children\`).

## Props

<Controls of={stories.Default} />

## Toestanden

<Canvas of={stories.LongContent} />

## Toetsenbord

Krijgt geen focus.

## Acceptatiecriteria

<Requirements of={a11y} />

## Toegankelijkheid

Welk element het is, en wat een schermlezer ervan zegt.

## Wel en niet

<DoDont>
  <Do why="Waarom dit goed is.">
    <${name}>Evidence Scorecard</${name}>
  </Do>
  <Dont why="Waarom dit niet goed is.">
    <${name}>Klik hier</${name}>
  </Dont>
</DoDont>
`;

const filesOf = (name: string, group: string): Record<string, string> => ({
  'index.ts': `export { ${name}, type ${name}Props } from './${name}.js';
`,
  [`${name}.css.ts`]: `import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  padding: vars.space.m,
  background: vars.color.surface.warm,
  color: vars.color.text.default,
});
`,
  [`${name}.tsx`]: `import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './${name}.css.js';

export interface ${name}Props extends RootProps<HTMLDivElement> {
  /** Content. */
  children: ReactNode;
}

/** Description in one sentence. */
export function ${name}({ children, ...root }: ${name}Props) {
  return <div {...rootProps(root, css.root)}>{children}</div>;
}
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.js';

const meta = {
  title: '${group}/${name}',
  id: 'componenten-${name.toLowerCase()}',
  component: ${name},
  args: { children: 'Evidence Scorecard' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('Evidence Scorecard')).toBeVisible(),
};

export const LongContent: Story = {
  args: { children: 'Verwerkersovereenkomst en arbeidsongeschiktheidsverzekering' },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
`,
  [`${name}.a11y.ts`]: `import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      must: 'Lange woorden breken af binnen het vlak, ook op 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
`,
  [`${name}.mdx`]: pageOf(name),
  [`${name}.en.json`]: `{
  "Wat de gebruiker ermee kan, in een of twee zinnen.": "The user’s task, in one or two sentences.",
  "Wat u in een ander geval gebruikt.": "The component to use in another case.",
  "Vlak: wat erin staat (\`children\`).": "Surface: its content (\`children\`).",
  "Welk element het is, en wat een schermlezer ervan zegt.": "The element, and how screen readers announce it.",
  "Waarom dit goed is.": "The reason why this is right.",
  "Waarom dit niet goed is.": "The reason why this is wrong."
}
`,
});

/**
 * Writes the folder of a component, and exports it.
 * @param library - Folder of the library.
 * @param group - One of `componentGroups`: its place in Storybook.
 */
export function makeComponent(library: string, name: string, group: string): void {
  if (!/^[A-Z][A-Za-z]+$/.test(name)) {
    throw new UserError(`'${name}' is no name of a component: write it as in 'ColorPicker'.`);
  }
  if (!(componentGroups as readonly string[]).includes(group)) {
    const groups = componentGroups.map((one) => `'${one}'`).join(', ');
    throw new UserError(`'${group}' is no group of components. The groups: ${groups}.`);
  }
  const folder = join(library, 'src/components', name);
  if (existsSync(folder)) throw new UserError(`There is a ${name} already: ${folder}.`);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(filesOf(name, group)))
    writeFileSync(join(folder, file), text);

  const index = join(library, 'src/index.ts');
  const lines = readFileSync(index, 'utf8').split('\n');
  const line = `export * from './components/${name}/index.js';`;
  const next = lines.findIndex((one) => !one.includes('/components/') || one > line);
  writeFileSync(index, lines.toSpliced(next, 0, line).join('\n'));
}

if (import.meta.main) {
  await main(async () => {
    const [kind, name, group = '', ...others] = process.argv.slice(2);
    if (kind !== 'component' || name === undefined || others.length > 0) {
      throw new UserError('Say what: `pnpm new component ColorPicker Invoer`.');
    }
    const library = join(root, 'packages/ui');
    makeComponent(library, name, group);
    execFileSync('node', [join(library, 'api.ts')], { stdio: 'inherit' });
    writeFileSync(
      join(root, '.changeset', `add-${name.toLowerCase()}.md`),
      `---\n'@heldermatch/ui': minor\n---\n\nAdds ${name}.\n`,
    );
    console.log(`${name} is in packages/ui/src/components/${name}. Fill it.`);
  });
}
