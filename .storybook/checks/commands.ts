// What the checks of stories ask of Node, as commands for tests in the browser.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import type { BrowserCommand } from 'vitest/node';
import { faultsOf } from './html.ts';
import { asDefine, readSettings } from '../../apps/site/settings.schema.ts';
import {
  background,
  compareSheet,
  composeSheet,
  isSealed,
  keepSheet,
  type Box,
  type Row,
} from './sheets.ts';
import { hasForcedColors as fileHasForcedColors, sheetsOf } from './storyFiles.ts';

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

/** What the visitor's system asks for. */
export interface Media {
  colorScheme?: 'light' | 'dark';
  forcedColors?: 'active' | 'none';
  reducedMotion?: 'reduce' | 'no-preference';
}

export const emulate: BrowserCommand<[media: Media]> = ({ page }, media) =>
  page.emulateMedia(media);

export const hasForcedColors: BrowserCommand = ({ testPath = '' }) => fileHasForcedColors(testPath);

/** A picture of a story, for a sheet. */
export interface Shot {
  /** For the second sheet, where there is one. */
  isForced: boolean;
  story: string;
  isNarrow: boolean;
  width: number;
  height: number;
  /** Where components stand in the picture. */
  boxes: Box[];
}

/** The rows of the sheets whose stories are being drawn, by the sheet's name. */
const begun = new Map<string, Row[]>();

const devTools = new WeakMap<Page, Promise<CDPSession>>();

/** Takes a picture of the story that stands there, for a sheet of its file. */
export const draw: BrowserCommand<[shot: Shot]> = async ({ page, testPath = '' }, shot) => {
  const [sheet, forced] = sheetsOf(testPath);
  const name = shot.isForced ? forced : sheet;
  if (name === undefined) return;
  const { story, isNarrow, width, height, boxes } = shot;
  // Not Playwright's own, which takes longer to compress than the browser to draw.
  const opening = devTools.get(page) ?? page.context().newCDPSession(page);
  devTools.set(page, opening);
  const { data } = await (
    await opening
  ).send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, width, height, scale: 1 },
    optimizeForSpeed: true,
  });
  const picture = { png: Buffer.from(data, 'base64'), boxes };
  const rows = begun.get(name) ?? [];
  begun.set(name, rows);
  const row = rows.find((one) => one.name === story);
  if (row === undefined) rows.push({ name: story, isNarrow, pictures: [picture] });
  else row.pictures.push(picture);
};

/** Compares the sheets of a file, or keeps them; says what differs. Where stories were left out nothing is said. */
export const finishSheets: BrowserCommand<[isWhole: boolean]> = async (
  { page, project, testPath = '' },
  isWhole,
) => {
  const isKept = project.vitest.config.snapshotOptions.updateSnapshot === 'all';
  const faults: string[] = [];
  for (const name of sheetsOf(testPath)) {
    const rows = begun.get(name) ?? [];
    begun.delete(name);
    if (!isWhole || isSealed(name, rows)) continue;
    const sheet = await composeSheet(rows, (lines, height) =>
      drawCaptions(page.context(), lines, height),
    );
    if (isKept) await keepSheet(name, rows, sheet);
    else faults.push(...(await compareSheet(name, rows, sheet)));
  }
  return faults;
};

/** A page beside the stories' own, for captions. */
const captionPages = new WeakMap<BrowserContext, Promise<Page>>();

async function drawCaptions(context: BrowserContext, lines: readonly string[], height: number) {
  const opening = captionPages.get(context) ?? context.newPage();
  captionPages.set(context, opening);
  const page = await opening;
  await page.setViewportSize({ width: 320, height: lines.length * height });
  await page.setContent(
    `<body style="margin: 0; font: 14px/${height}px sans-serif; background: ${background}">${lines
      .map((line) => `<div style="height: ${height}px; white-space: nowrap">${line}</div>`)
      .join('')}`,
  );
  return page.screenshot();
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderOnServer: (path: string, name: string) => Promise<string>;
    validateHtml: (html: string) => Promise<string[]>;
    emulate: (media: Media) => Promise<void>;
    hasForcedColors: () => Promise<boolean>;
    draw: (shot: Shot) => Promise<void>;
    finishSheets: (isWhole: boolean) => Promise<string[]>;
  }
}
