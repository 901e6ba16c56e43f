import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { browsers } from '@heldermatch/facts';
import { asDefine, readSettings } from '../apps/site/settings.schema.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: process.env['BROKEN_STORIES']
    ? ['./checks/broken.stories.tsx', '../packages/ui/src/components/Button/Button.stories.tsx']
    : [
        '../packages/ui/{docs,src}/**/*.mdx',
        '../packages/ui/{docs,src}/**/*.stories.tsx',
        '../apps/site/stories/*.stories.tsx',
      ],
  addons: [
    // Without it a table in a documentation page stays a line of text.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), vanillaExtractPlugin()],
    build: { ...config.build, target: browsers },
    // The pages read their build settings: here those of the local backend.
    define: { ...config.define, ...asDefine(readSettings({})) },
  }),
});
