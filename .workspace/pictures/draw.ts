// Captures stories of a built Storybook, in every mode in which they may look different.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright';
import { ensureChromium } from '@heldermatch/tooling/chromium';
import { patience } from '@heldermatch/tooling/patience';
import { root } from '../run.ts';
import { hasForcedColors, isPage } from '../../.storybook/checks/storyFiles.ts';
import { waitUntilStill } from '../../.storybook/waitUntilStill.ts';
import { serveStorybook, type Entry } from '../../.storybook/static/storybook.ts';

type Mode = 'light' | 'dark' | 'forced-colors' | 'phone' | 'print';

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 800 };
/** A4 within Chromium's margins of 0.4 inch. */
const paper = { width: 718, height: 1046 };
/** Maximum height of a screenshot, in pixels. */
const tallest = 8000;
/** The same for a page: its sections have their own stories. */
const tallestOnPage = 2000;
/** The same for a page on paper, which no other story shows. */
const tallestOnPaper = 12_000;

/** Time in a story: one that shows the present would look different in each run. */
const time = new Date('2026-03-04T10:00:00Z');

/** Stops the date, and not the timers: Playwright's clock would replace the frames that a story waits for. */
function stopDate(now: number) {
  globalThis.Date = new Proxy(Date, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now] : args, newTarget) as Date,
    get: (target, key) => (key === 'now' ? () => now : (Reflect.get(target, key) as unknown)),
  });
}

/** Flags that make Chromium's screenshots reproducible. */
const forPictures = [
  // A partially repainted tile gets a slightly different shade along the edge of the repainted part.
  '--disable-partial-raster',
  // On a busy machine a screenshot may show the compositor's state from before the end of a transition.
  '--disable-threaded-animation',
];

const withoutCaret =
  '*, *::before, *::after { caret-animation: manual !important; caret-color: transparent !important; }';

/** Globals of Storybook's preview iframe. */
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

/** Viewport width of a story, in pixels; undefined for the desktop width. */
const widthOf = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewWindow;
    const story = await preview.storyStoreValue?.loadStory({ storyId });
    const name = story?.storyGlobals?.viewport?.value ?? '';
    const width = story?.parameters.viewport?.options?.[name]?.styles.width;
    return width === undefined ? undefined : Number.parseInt(width, 10);
  }, id);

/** Opens a story by its URL, and waits for the end of its play function. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(`window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')`);
  await page.addStyleTag({ content: withoutCaret });
}

/** Shows a story as Storybook's sidebar does, without a reload, and waits for the end of its play function. */
async function show(page: Page, id: string, address: string): Promise<void> {
  // Storybook doesn't replay the current story.
  if (new URL(page.url()).searchParams.get('id') === id) return open(page, address);
  try {
    await page.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as PreviewWindow;
      // Tests report a play function that throws; the screenshot shows the resulting state.
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
    // Storybook reloads if the previous story is still in progress, and may then not report that this one has finished.
    await open(page, address);
  }
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(waitUntilStill, { frames: 3, patience: patience(10) });
}

async function capture(page: Page, devTools: CDPSession, limit: number): Promise<Buffer> {
  const tallestWindow = Math.max(limit, tallest);
  // A screenshot starts at the top, and sticky elements of a page that was scrolled would be further down in it.
  await page.evaluate(() => scrollTo(0, 0));
  const first = page.viewportSize() ?? desktop;
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
    );
  const resize = async (height: number) => {
    await page.setViewportSize({ width: first.width, height });
    await settle(page);
  };
  // Gives the viewport the height of the story, because anything below it would be white. Repeats, because some content
  // grows with the viewport.
  for (let height = first.height; height < tallestWindow;) {
    const more = await excess();
    if (more <= 0) break;
    height = Math.min(height + more, tallestWindow);
    await resize(height);
  }
  // A page that fills its window stays as tall as the window, even if only its loading needed that much.
  const last = page.viewportSize() ?? desktop;
  if (limit < tallest && last.height > first.height) {
    await resize(first.height);
    if ((await excess()) > 0) await resize(last.height);
  }
  const { width, height } = page.viewportSize() ?? desktop;
  // Not Playwright's screenshot, whose compression takes longer than the rendering.
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
  await page.emulateMedia({
    media: 'screen',
    colorScheme: 'light',
    forcedColors: 'none',
    reducedMotion: 'reduce',
  });
  const width = await widthOf(page, entry.id);
  await page.setViewportSize({ ...desktop, width: width ?? desktop.width });
  await show(page, entry.id, address);
  // The browser's real pointer is elsewhere, and its next event would end a simulated hover.
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
    ),
  );
  await settle(page);
  const draw = async (mode: Mode, limit = isWhole ? tallestOnPage : tallest) => {
    save(entry.id, mode, await capture(page, devTools, limit));
  };
  await draw('light');
  // A narrow story is captured for its reflow, so one theme is enough.
  if (width !== undefined && width !== phone.width) return;
  if (hasForcedColors(join(root, entry.importPath))) {
    await page.emulateMedia({ forcedColors: 'active' });
    await settle(page);
    await draw('forced-colors');
    await page.emulateMedia({ forcedColors: 'none' });
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  if (isWhole && width === undefined) await page.setViewportSize(phone);
  await settle(page);
  await draw(isWhole ? 'phone' : 'dark');
  // A page that has a story for phones has others for paper.
  if (!isWhole || width !== undefined) return;
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.setViewportSize(paper);
  await settle(page);
  await draw('print', tallestOnPaper);
}

type Save = (id: string, mode: Mode, png: Buffer) => void;

/**
 * Captures stories into `<folder>/<story>.<mode>.png`.
 *
 * @param storybook - Folder of the built Storybook.
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
    await page.addInitScript(stopDate, time.getTime());
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
      // All modes together, so that an interrupted run leaves no story that looks complete.
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
