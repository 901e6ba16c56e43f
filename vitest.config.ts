import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { emulate, renderOnServer, validateHtml, waysOf } from './.storybook/checks/commands.ts';
import { componentOf, hasPhone, isThorough, storyFiles } from './.storybook/checks/storyFiles.ts';
import { asDefine, readSettings } from './apps/site/settings.schema.ts';
import { ensureChromium } from './.workspace/chromium.ts';
import { patience } from './.workspace/patience.ts';

const root = import.meta.dirname;
/** Set by `checks/broken.test.ts`, which runs stories that must fail. */
const broken = Boolean(process.env['BROKEN_STORIES']);
const launchOptions = ensureChromium();
// The least that the local backend takes: tests set passwords by the hundred, and none is a secret.
process.env['LITE_AUTH_BCRYPT_COST'] = '4';
/** Every limit is this machine's: a test that waits for longer waits for nothing. */
const limits = {
  testTimeout: patience(60),
  hookTimeout: patience(60),
  expect: { poll: { timeout: patience(10) } },
};

/**
 * Found before the first test: a dependency discovered later would reload the page in mid-run. Anew for each run, as
 * Vite keeps what it found while the lockfile is the same, and an import that was pulled since is not in it.
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

/** Only these, where a run asks for them. */
const components = process.env['COMPONENTS']?.split(',');
const unwanted = storyFiles.filter(
  (file) => components !== undefined && !components.includes(componentOf(file)),
);

/** On a phone once more, with touch, where that makes a difference and is asked for. */
const isForPhone = (file: string) =>
  hasPhone(file) && isThorough(componentOf(file)) && !unwanted.includes(file);

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
    exclude: name === 'stories:phone' ? storyFiles.filter((file) => !isForPhone(file)) : unwanted,
    ...limits,
    // One page for all files: a new one for each would load the library a hundred times over.
    isolate: false,
    env: { VITE_PATIENCE: String(patience(5)) },
    setupFiles: [`${root}/.storybook/vitest.setup.ts`],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      connectTimeout: patience(60),
      commands: { validateHtml, emulate, waysOf },
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
  define: asDefine(readSettings({})),
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
    projects: broken
      ? [stories('stories:broken')]
      : [...ofStories, ...(components === undefined ? otherProjects : [])],
  },
});
