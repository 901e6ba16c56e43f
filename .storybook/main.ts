import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { browsers } from '@heldermatch/facts';
import { docgen, examples } from './docgen.ts';
import { asDefine, readSettings } from '../apps/site/settings.schema.ts';

const isDevelopment = process.argv.includes('dev');
const isTest = process.env['VITEST'] !== undefined;

export default defineMain({
  framework: '@storybook/react-vite',
  stories: process.env['BROKEN_STORIES']
    ? ['./checks/broken.stories.tsx']
    : [
        ...(isTest ? [] : ['../packages/ui/{docs,src}/**/*.mdx', '../apps/desk/stories/*.mdx']),
        '../packages/ui/{docs,src}/**/*.stories.tsx',
        '../apps/{site,desk}/stories/*.stories.tsx',
      ],
  addons: [
    // Without this plugin, a table in a documentation page remains plain text.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
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
    : { experimentalCodeExamples: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    // Tests don't use the tables.
    plugins: [
      ...(config.plugins ?? []),
      vanillaExtractPlugin(),
      ...(isTest ? [] : [docgen(), examples]),
    ],
    // The manifest shows which stories a change can affect.
    build: { ...config.build, target: browsers, manifest: true },
    // As in `apps/desk/vite.config.ts`, whose worker it builds.
    worker: { ...config.worker, format: 'es' },
    // The pages read build settings: here the settings of the local backend.
    define: { ...config.define, ...asDefine(readSettings({})) },
  }),
});
