// Draws stories of a built Storybook, each in every mode in which it may look different.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright';
import { ensureChromium } from '../chromium.ts';
import { patience } from '../patience.ts';
import { root } from '../run.ts';
import { hasForcedColors, isPage } from '../../.storybook/checks/storyFiles.ts';
import { freezeMotion } from '../../.storybook/freezeMotion.ts';
import { serveStorybook, type Entry } from '../../.storybook/static/storybook.ts';

type Mode = 'light' | 'dark' | 'forced-colors' | 'phone';

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 800 };
/** The tallest picture, in pixels. Of a page the beginning is drawn: its sections have stories of their own. */
const tallest = 8000;
const tallestOnPage = 2000;

/** Flags of Chromium by which a picture comes out the same each time. */
const forPictures = [
  // A tile of which only a part is drawn anew comes out a shade different along that part's edge.
  '--disable-partial-raster',
  // On a busy machine a picture may show what the compositor had before a transition ended.
  '--disable-threaded-animation',
];

const withoutCaret =
  '*, *::before, *::after { caret-animation: manual !important; caret-color: transparent !important; }';

/** The globals of Storybook's preview in its frame. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    storyStoreValue?: {
      loadStory(options: { storyId: string }): Promise<{
        storyGlobals?: { viewport?: { value?: string } };
        parameters: { viewport?: { options?: Record<string, { styles: { width: string } }> } };
      }>;
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, options: object): void;
    on(event: string, listener: (end: { storyId: string }) => void): void;
  };
}

/** The width that a story asks for, in pixels, undefined for the desktop's. */
const widthOf = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewWindow;
    const story = await preview.storyStoreValue?.loadStory({ storyId });
    const name = story?.storyGlobals?.viewport?.value ?? '';
    const width = story?.parameters.viewport?.options?.[name]?.styles.width;
    return width === undefined ? undefined : Number.parseInt(width, 10);
  }, id);

/** Opens a story by its address, and waits until it was played. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(`window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')`);
  await page.addStyleTag({ content: withoutCaret });
}

/** Shows a story as Storybook's sidebar does, without loading everything anew, and waits until it was played. */
async function show(page: Page, id: string, address: string): Promise<void> {
  // The story that is there already would not be played anew.
  if (new URL(page.url()).searchParams.get('id') === id) return open(page, address);
  try {
    await page.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as PreviewWindow;
      // A play function that throws is the tests' to tell: what it left is drawn.
      channel.on('storyFinished', (end) => {
        Object.assign(globalThis, { finishedStory: end.storyId });
      });
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
    await page.waitForFunction(
      (storyId) => Reflect.get(globalThis, 'finishedStory') === storyId,
      id,
      { timeout: patience(20), polling: 50 },
    );
  } catch {
    // Storybook loads anew where a story before is still under way, and may then not say that this one is there.
    await open(page, address);
  }
}

async function rest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(freezeMotion, { frames: 3, patience: patience(10) });
}

async function capture(page: Page, devTools: CDPSession, limit: number): Promise<Buffer> {
  // A viewport as high as the story: what lies below it would be white. What depends on its height grows with it.
  for (;;) {
    const { width, height } = page.viewportSize() ?? desktop;
    const content = await page.evaluate(() => document.documentElement.scrollHeight);
    if (Math.min(content, tallest) <= height) break;
    await page.setViewportSize({ width, height: Math.min(content, tallest) });
    await rest(page);
  }
  const { width, height } = page.viewportSize() ?? desktop;
  // Not Playwright's own picture, which takes longer to compress than the browser to draw.
  const { data } = await devTools.send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, width, height: Math.min(height, limit), scale: 1 },
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

async function drawStory(
  page: Page,
  devTools: CDPSession,
  entry: Entry,
  address: string,
  save: Save,
) {
  const isWhole = isPage(entry.importPath);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' });
  const width = await widthOf(page, entry.id);
  await page.setViewportSize({ ...desktop, width: width ?? desktop.width });
  await show(page, entry.id, address);
  // The browser's own mouse is elsewhere, and ends a simulated hovering whenever it says so first.
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
    ),
  );
  await rest(page);
  const draw = async (mode: Mode) => {
    save(entry.id, mode, await capture(page, devTools, isWhole ? tallestOnPage : tallest));
  };
  await draw('light');
  // A narrow story is drawn to see how it reflows, not in every colour.
  if (width !== undefined && width !== phone.width) return;
  if (hasForcedColors(join(root, entry.importPath))) {
    await page.emulateMedia({ forcedColors: 'active' });
    await rest(page);
    await draw('forced-colors');
    await page.emulateMedia({ forcedColors: 'none' });
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  if (isWhole && width === undefined) await page.setViewportSize(phone);
  await rest(page);
  await draw(isWhole ? 'phone' : 'dark');
}

type Save = (id: string, mode: Mode, png: Buffer) => void;

/**
 * Draws stories into `<folder>/<story>.<mode>.png`.
 *
 * @param storybook folder of the built Storybook
 */
export async function drawStories(
  storybook: string,
  entries: readonly Entry[],
  folder: string,
): Promise<void> {
  const [first] = entries;
  if (first === undefined) return;
  mkdirSync(folder, { recursive: true });
  const server = await serveStorybook(storybook);
  const launchOptions = ensureChromium();
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...forPictures],
  });
  const left = [...entries];
  const drawLeft = async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(patience(60));
    await open(page, server.addressOf(first.id, 'story'));
    const devTools = await page.context().newCDPSession(page);
    for (let entry = left.shift(); entry !== undefined; entry = left.shift()) {
      const drawn: (() => void)[] = [];
      const address = server.addressOf(entry.id, 'story');
      await drawStory(page, devTools, entry, address, (id, mode, png) => {
        const file = join(folder, `${id}.${mode}.png`);
        writeFileSync(`${file}.part`, png);
        drawn.push(() => renameSync(`${file}.part`, file));
      });
      // All at once: an interrupted run leaves no story that looks drawn.
      for (const keep of drawn) keep();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, drawLeft));
  } finally {
    await browser.close();
    await server.close();
  }
}
