import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import {
  draw,
  emulate,
  finishSheets,
  hasForcedColors,
  renderOnServer,
  validateHtml,
} from './.storybook/checks/commands.ts';
import { componentOf, hasPhone, storyFiles } from './.storybook/checks/storyFiles.ts';
import { asDefine, readSettings } from './apps/site/settings.schema.ts';
import { ensureChromium } from './.workspace/chromium.ts';

const root = import.meta.dirname;
/** Set by `checks/broken.test.ts`, which runs stories that must fail. */
const broken = Boolean(process.env['BROKEN_STORIES']);
const browser = ensureChromium();
// The least that the local backend takes: tests set passwords by the hundred, and none is a secret.
process.env['LITE_AUTH_BCRYPT_COST'] = '4';
if (browser.otherBecause !== undefined) {
  console.warn(
    `Pictures are not compared: ${browser.otherBecause}, and another browser draws in its own way.`,
  );
}

/** Found at once, before the first test: a dependency discovered later would reload the page in mid-run. */
const optimizeDeps = {
  entries: [
    '.storybook/{preview.tsx,checks/*.tsx}',
    'packages/ui/{docs,src}/**/*.{stories.tsx,css.ts}',
    'apps/{site,desk}/stories/*.tsx',
  ],
};

/** Only these, where a run asks for them. */
const components = process.env['COMPONENTS']?.split(',');
const unwanted = storyFiles.filter(
  (file) => components !== undefined && !components.includes(componentOf(file)),
);

/** Every story as Storybook shows it: its play function, axe, and how it looks in every way. */
const stories = (name: 'stories' | 'stories:phone' | 'stories:broken') => ({
  extends: true as const,
  plugins: [
    storybookTest({
      configDir: '.storybook',
      initialGlobals: name === 'stories:phone' ? { viewport: { value: 'phone' } } : {},
    }),
  ],
  test: {
    name,
    // On a phone once more, where that makes a difference.
    exclude: [
      ...unwanted,
      ...(name === 'stories:phone' ? storyFiles.filter((file) => !hasPhone(file)) : []),
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One page for all files: a new one for each would load the library a hundred times over.
    isolate: false,
    env: {
      VITE_PICTURES: String(name !== 'stories:phone' && browser.otherBecause === undefined),
      VITE_PLANTED_CSS: process.env['PLANTED_CSS'] ?? '',
    },
    setupFiles: [`${root}/.storybook/vitest.setup.ts`],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { validateHtml, emulate, hasForcedColors, draw, finishSheets },
      provider: playwright({
        launchOptions: browser.launchOptions,
        contextOptions: { hasTouch: name === 'stories:phone' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

/** Every story without Storybook: server rendering, hydration, HTML, the Tab key. */
const withoutStorybook = {
  extends: true as const,
  plugins: [vanillaExtractPlugin()],
  define: asDefine(readSettings({})),
  test: {
    name: 'stories:server',
    // The first one waits until the library is there, on a busy machine for long.
    testTimeout: 60_000,
    env: { VITE_COMPONENTS: components?.join() ?? '' },
    include: [`.storybook/checks/${components === undefined ? '*' : 'server'}.test.tsx`],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { renderOnServer, validateHtml, emulate },
      provider: playwright({
        launchOptions: browser.launchOptions,
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

const ofStories = [
  stories('stories'),
  ...(storyFiles.some((file) => !unwanted.includes(file) && hasPhone(file))
    ? [stories('stories:phone')]
    : []),
  withoutStorybook,
];

const checks = {
  test: {
    name: 'checks',
    include: ['.storybook/checks/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
};

const others = [
  'tokens',
  'packages/ui/consumers',
  'packages/forms',
  'packages/scorecard',
  'apps/backend',
  'apps/site',
  'apps/site/e2e',
  'apps/desk/e2e',
  checks,
];

export default defineConfig({
  optimizeDeps,
  test: {
    projects: broken
      ? [stories('stories:broken')]
      : [...ofStories, ...(components === undefined ? others : [])],
  },
});
