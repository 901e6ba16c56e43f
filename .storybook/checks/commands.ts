// Commands that run the Node part of story checks from tests in the browser.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer, type ViteDevServer } from 'vite';
import type { BrowserCommand } from 'vitest/node';
import { violationsOf } from './html.ts';
import { asDefine, readSettings } from '../../apps/site/settings.schema.ts';
import { componentOf, isThorough } from './storyFiles.ts';

let server: Promise<ViteDevServer> | undefined;

/** Renders a story to HTML as a server does: in Node, without a document. */
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

/** Media features of the visitor's system. */
export interface Media {
  colorScheme?: 'light' | 'dark';
  forcedColors?: 'active' | 'none';
  reducedMotion?: 'reduce' | 'no-preference';
}

export const emulate: BrowserCommand<[media: Media]> = ({ page }, media) =>
  page.emulateMedia(media);

/** Whether every story of the current file is checked in every way, even if another story looks the same. */
export const isThoroughNow: BrowserCommand = ({ testPath = '' }) =>
  isThorough(componentOf(testPath));

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderOnServer: (path: string, name: string) => Promise<string>;
    validateHtml: (html: string) => Promise<string[]>;
    emulate: (media: Media) => Promise<void>;
    isThorough: () => Promise<boolean>;
  }
}
