import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { renderOnServer, validateHtml } from './.storybook/checks/commands.ts';
import { modes, type ModeName } from './.storybook/modes.ts';
import { asDefine, readSettings } from './apps/site/settings.schema.ts';
import { chromiumMajor, ensureChromium, launchOptions } from './.workspace/chromium.ts';

const root = import.meta.dirname;
/** Set by `checks/broken.test.ts`, which runs stories that must fail. */
const broken = Boolean(process.env['BROKEN_STORIES']);
const pictures = 'packages/ui/visual';
const executablePath = ensureChromium();
const drawnWith = readFileSync(`${root}/${pictures}/chromium-major.txt`, 'utf8').trim();
const installed = chromiumMajor(executablePath);
if (installed !== drawnWith) {
  console.warn(
    `Pictures are not compared: they were drawn with Chromium ${drawnWith}, here is ${installed}.`,
  );
}

/** What is drawn must stand still at once; what is compared may be looked at again. */
const drawing = process.argv.some((arg) => arg.startsWith('--update') || arg === '-u');
const readPictures = installed === drawnWith ? 'compare' : 'skip';

/** What the browser is told in each mode. Where there are pictures motion is reduced: they must stand still. */
const contexts: Record<ModeName, NonNullable<PlaywrightProviderOptions['contextOptions']>> = {
  light: { colorScheme: 'light', reducedMotion: 'reduce' },
  dark: { colorScheme: 'dark', reducedMotion: 'reduce' },
  phone: { hasTouch: true, reducedMotion: 'reduce' },
  'forced-colors': { forcedColors: 'active', reducedMotion: 'reduce' },
  motion: { colorScheme: 'light', reducedMotion: 'no-preference' },
};

/** Found at once, before the first test: a dependency discovered later would reload the page in mid-run. */
const optimizeDeps = {
  entries: [
    '.storybook/{preview.tsx,checks/*.tsx}',
    'packages/ui/{docs,src}/**/*.{stories.tsx,css.ts}',
    'apps/site/stories/*.tsx',
  ],
};

/** Every story in one mode: it renders, its play function passes, axe finds nothing, its picture is the same. */
const stories = (name: ModeName) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: modes[name] })],
  test: {
    // A name of its own, as it names a cache too, and the broken ones are run beside the others.
    name: `stories:${broken ? 'broken' : name}`,
    // A browser on a busy machine loses a key press now and then; the report names what needed a second try.
    retry: 1,
    // One page for all files: a new one for each would load the library a hundred times over, and lose the
    // forced colours, which reach only the first.
    isolate: false,
    env: {
      VITE_MODE: name,
      VITE_PICTURES: name === 'motion' ? 'skip' : drawing ? 'draw' : readPictures,
    },
    setupFiles: [`${root}/.storybook/vitest.setup.ts`],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { validateHtml },
      provider: playwright({
        launchOptions: launchOptions(executablePath),
        contextOptions: contexts[name],
      }),
      instances: [{ browser: 'chromium' as const }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch' as const,
          // 0.01 tells #1f4fd8 from #1f4fe8, and leaves room for another machine's rounding; a reference is exact.
          comparatorOptions: drawing
            ? { threshold: 0 }
            : { threshold: 0.01, allowedMismatchedPixels: 2 },
          resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
            `${root}/${pictures}/${name}/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) =>
            `${root}/.visual-diff/${name}/${arg}${ext}`,
        },
      },
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
    include: ['.storybook/checks/*.test.tsx'],
    retry: 1,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { renderOnServer, validateHtml },
      provider: playwright({
        launchOptions: launchOptions(executablePath),
        contextOptions: contexts.light,
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({
  optimizeDeps,
  test: {
    projects: broken
      ? [stories('light')]
      : [
          'tokens',
          'packages/forms',
          'apps/backend',
          'apps/site',
          'apps/site/e2e',
          ...(Object.keys(modes) as ModeName[]).map(stories),
          withoutStorybook,
          { test: { name: 'checks', include: ['.storybook/checks/*.test.ts'] } },
        ],
  },
});
