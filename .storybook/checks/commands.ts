// What the checks of stories ask of Node, as commands for tests in the browser.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer, type ViteDevServer } from 'vite';
import type { BrowserCommand } from 'vitest/node';
import { faultsOf } from '../../.workspace/html.ts';
import { asDefine, readSettings } from '../../apps/site/settings.schema.ts';

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

export const validateHtml: BrowserCommand<[html: string]> = (_context, html) => faultsOf(html);

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderOnServer: (path: string, name: string) => Promise<string>;
    validateHtml: (html: string) => Promise<string[]>;
  }
}
