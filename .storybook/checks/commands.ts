// What the checks of stories ask of Node, as commands for tests in the browser.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer, type ViteDevServer } from 'vite';
import type { BrowserCommand } from 'vitest/node';
import { violationsOf } from './html.ts';
import { asDefine, readSettings } from '../../apps/site/settings.schema.ts';
import { componentOf, hasForcedColors, hasPhone, isThorough } from './storyFiles.ts';

let server: Promise<ViteDevServer> | undefined;

/** A story as the HTML that a server would send: rendered in Node, where there is no document. */
export const renderOnServer: BrowserCommand<[path: string, name: string]> = async (
  { project: { vitest } },
  path,
  name,
) => {
  server ??= createServer({
    configFile: false,
    root: vitest.config.root,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    plugins: [vanillaExtractPlugin()],
    define: asDefine(readSettings({})),
  }).then((started) => {
    vitest.onClose(() => started.close());
    return started;
  });
  const { renderStory } = (await (
    await server
  ).ssrLoadModule('/.storybook/checks/server-entry.tsx')) as typeof import('./server-entry.tsx');
  return renderStory(path, name);
};

export const validateHtml: BrowserCommand<[html: string]> = (_context, html) => violationsOf(html);

/** What the visitor's system asks for. */
export interface Media {
  colorScheme?: 'light' | 'dark';
  forcedColors?: 'active' | 'none';
  reducedMotion?: 'reduce' | 'no-preference';
}

export const emulate: BrowserCommand<[media: Media]> = ({ page }, media) =>
  page.emulateMedia(media);

/** The ways in which the stories of a file are looked at, beside the usual one. */
export interface Ways {
  /** Its CSS has a say in forced colours: elsewhere the browser chooses them all. */
  forcedColors: boolean;
  /** It has a breakpoint, or a say about touch. */
  phone: boolean;
  /** Every story is looked at in every way, also where another has shown the same. */
  isThorough: boolean;
}

const knownWays = new Map<string, Ways>();

export const waysOf: BrowserCommand = ({ testPath = '' }) => {
  const ways = knownWays.get(testPath) ?? {
    forcedColors: hasForcedColors(testPath),
    phone: hasPhone(testPath),
    isThorough: isThorough(componentOf(testPath)),
  };
  knownWays.set(testPath, ways);
  return ways;
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderOnServer: (path: string, name: string) => Promise<string>;
    validateHtml: (html: string) => Promise<string[]>;
    emulate: (media: Media) => Promise<void>;
    waysOf: () => Promise<Ways>;
  }
}
