import { basename, dirname, relative } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import type { Indexer } from 'storybook/internal/types';
import { browsers } from '@heldermatch/facts';
import { root } from '../.workspace/run.ts';
import { readCatalogue } from '../packages/ui/catalogue.ts';
import { componentLinks } from './componentLinks.ts';
import { catalogue, docgen, examples } from './docgen.ts';
import { asDefine, readSettings } from '../apps/site/settings.schema.ts';

const isDevelopment = process.argv.includes('dev');
const isTest = process.env['VITEST'] !== undefined;

/** Modules of which most files import a few, and one imports all: icons, and the code of documentation pages. */
const separate = /\/lucide\/.*\/icons\/|\/packages\/ui\/docs\//;

/**
 * Returns the chunk of a module: one per folder. A story then depends only on the folders that it imports, and a change
 * elsewhere leaves its files as they are.
 */
function chunkOf(id: string): string | null {
  if (!id.startsWith(root) || /\.(stories\.tsx|mdx)$/.test(id)) return null;
  if (separate.test(id)) return basename(id);
  if (id.includes('/node_modules/.pnpm/')) return 'dependencies';
  return relative(root, dirname(id)).replaceAll('/', '-');
}

/** Gives each story of a component the status on its page as a tag, for the sidebar. */
function addStatus(indexer: Indexer): Indexer {
  const entries = readCatalogue();
  return {
    ...indexer,
    async createIndex(file, options) {
      const status = entries.find((entry) => file.endsWith(entry.file))?.status;
      const inputs = await indexer.createIndex(file, options);
      if (status === undefined) return inputs;
      return inputs.map((input) => ({ ...input, tags: [...(input.tags ?? []), status] }));
    },
  };
}

export default defineMain({
  framework: '@storybook/react-vite',
  stories: process.env['BROKEN_STORIES']
    ? ['./checks/broken.stories.tsx']
    : [
        ...(isTest ? [] : ['../packages/ui/{docs,src}/**/*.mdx', '../apps/desk/stories/*.mdx']),
        '../packages/ui/{docs,src}/**/*.stories.tsx',
        '../apps/{site,desk}/stories/*.stories.tsx',
      ],
  experimental_indexers: (indexers = []) => indexers.map(addStatus),
  staticDirs: [{ from: '../apps/site/public/favicon.svg', to: '/favicon.svg' }],
  addons: [
    // Without this plugin, a table in a documentation page remains plain text.
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, componentLinks] } },
      },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    // Coding agents get the pages at /mcp, which only the development server has.
    ...(isDevelopment ? ['@storybook/addon-mcp', import.meta.resolve('./manifests.ts')] : []),
  ],
  // Storybook's own docgen reads no defaults, and shows every union as 'union'.
  typescript: { reactDocgen: false },
  // Tests have no toolbar and no pages: its decorators and the reading of source code would only cost time.
  features: isTest
    ? { backgrounds: false, measure: false, outline: false }
    : { experimentalCodeExamples: true, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    // Tests don't use the tables.
    plugins: [
      ...(config.plugins ?? []),
      vanillaExtractPlugin(),
      ...(isTest ? [] : [docgen(), examples, catalogue]),
    ],
    // The manifest shows which stories a change can affect.
    build: {
      ...config.build,
      target: browsers,
      manifest: true,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        preserveEntrySignatures: 'allow-extension',
        output: {
          strictExecutionOrder: true,
          // Names that a new import elsewhere doesn't change.
          minifyInternalExports: false,
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
        },
      },
    },
    // As in `apps/desk/vite.config.ts`, whose worker it builds.
    worker: { ...config.worker, format: 'es' },
    // The pages read build settings: here the settings of the local backend.
    define: { ...config.define, ...asDefine(readSettings({})) },
  }),
});
