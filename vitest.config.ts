import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import {
  emulate,
  isThoroughNow,
  renderOnServer,
  validateHtml,
} from './.storybook/checks/commands.ts';
import { componentOf, isThorough, storyFiles } from './.storybook/checks/storyFiles.ts';
import { asDefine, readSettings } from './apps/site/settings.schema.ts';
import { ensureChromium } from '@heldermatch/tooling/chromium';
import { patience } from '@heldermatch/tooling/patience';

const root = import.meta.dirname;
/** Set by `checks/broken.all.test.ts`, which runs stories that must fail. */
const broken = Boolean(process.env['BROKEN_STORIES']);
const launchOptions = ensureChromium();
// The local backend's minimum: tests set hundreds of passwords, and none is secret.
process.env['LITE_AUTH_BCRYPT_COST'] = '4';
/** Time limits for this machine: a test that takes longer never finishes. */
const limits = {
  testTimeout: patience(60),
  hookTimeout: patience(60),
  expect: { poll: { timeout: patience(10) } },
};

/**
 * Dependencies to optimise before the first test, because a later discovery would reload the page during a run. Forced
 * for each run: Vite caches them as long as the lockfile is the same, even if an import was added since.
 */
const optimizeDeps = {
  force: true,
  entries: [
    '.storybook/{preview.tsx,checks/*.tsx}',
    'packages/ui/{docs,src}/**/*.{stories.tsx,css.ts}',
    'apps/{site,desk}/stories/*.tsx',
    'apps/desk/src/reading/worker.ts',
  ],
};

/** In a test, React Aria renders all virtual rows unless this is set, and a browser has no `process`. */
const virtualRows = { 'process.env.VIRT_ON': '"true"' };

/** Components to test, if a run names them. */
const components = process.env['COMPONENTS']?.split(',');
const unwanted = storyFiles.filter(
  (file) => components !== undefined && !components.includes(componentOf(file)),
);

/** Whether stories also run on a phone with touch. */
const isForPhone = (file: string) => isThorough(componentOf(file)) && !unwanted.includes(file);

/** Every story in Storybook: its play function, axe, and its look in every way. */
const stories = (name: 'stories' | 'stories:phone' | 'stories:broken') => ({
  extends: true as const,
  define: virtualRows,
  plugins: [
    storybookTest({
      configDir: '.storybook',
      initialGlobals: name === 'stories:phone' ? { viewport: { value: 'phone' } } : {},
    }),
  ],
  test: {
    name,
    exclude: name === 'stories:phone' ? storyFiles.filter((file) => !isForPhone(file)) : unwanted,
    ...limits,
    // One page for all files: a new page for each would load the library hundreds of times.
    isolate: false,
    env: { VITE_PATIENCE: String(patience(5)) },
    setupFiles: [`${root}/.storybook/vitest.setup.ts`],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      connectTimeout: patience(60),
      commands: { validateHtml, emulate, isThorough: isThoroughNow },
      provider: playwright({
        launchOptions,
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
  define: { ...asDefine(readSettings({})), ...virtualRows },
  test: {
    name: 'stories:server',
    ...limits,
    env: {
      VITE_COMPONENTS: components?.join() ?? '',
      VITE_THOROUGH: process.env['THOROUGH'] ?? '',
      VITE_PATIENCE: String(patience(5)),
    },
    include: [`.storybook/checks/${components === undefined ? '*' : 'server'}.test.tsx`],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      connectTimeout: patience(60),
      commands: { renderOnServer, validateHtml, emulate },
      provider: playwright({
        launchOptions,
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

const ofStories = [
  stories('stories'),
  ...(storyFiles.some(isForPhone) ? [stories('stories:phone')] : []),
  withoutStorybook,
];

const checks = {
  test: {
    name: 'checks',
    include: ['.storybook/checks/*.test.ts'],
    ...limits,
  },
};

/** Tests of the built Storybook. */
const built = {
  test: {
    name: 'storybook',
    include: ['.storybook/static/*.test.ts'],
    globalSetup: '.storybook/static/setup.ts',
    ...limits,
  },
};

const otherProjects = [
  'tokens',
  'packages/ui/consumers',
  'packages/forms',
  'packages/scorecard',
  'apps/backend',
  'apps/site',
  'apps/site/e2e',
  'apps/desk/e2e',
  checks,
  built,
];

export default defineConfig({
  optimizeDeps,
  test: {
    projects: broken ? [stories('stories:broken')] : [...ofStories, ...otherProjects],
  },
});
