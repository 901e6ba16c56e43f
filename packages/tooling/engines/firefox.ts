import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { patience } from '../patience.ts';
import type { Engine, EngineOptions, Tab } from './engine.ts';

const proxyPreferences = (port: number) => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': port,
  'network.proxy.no_proxies_on': '',
  // Without it, requests to this machine's own servers bypass the proxy.
  'network.proxy.allow_hijacking_localhost': true,
});

/** Starts Firefox, driven by WebDriver BiDi. */
export async function startFirefox(
  executablePath: string,
  { proxyPort }: EngineOptions = {},
): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'heldermatch-firefox-'));
  const remove = () => rm(home, { recursive: true, force: true, maxRetries: 5 });
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: patience(30),
    protocolTimeout: patience(60),
    // Its caches and settings are stored next to the profile.
    env: { ...process.env, HOME: home, TMPDIR: home },
    extraPrefsFirefox: proxyPort === undefined ? {} : proxyPreferences(proxyPort),
  }).catch(async (error: unknown) => {
    await remove();
    throw error;
  });

  async function newTab(): Promise<Tab> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(patience(30));
    await page.setViewport({ width: 1280, height: 900 });
    return {
      goto: async (url) => void (await page.goto(url)),
      // For a document from the back/forward cache it sends no event to wait for.
      back: async () => void (await page.evaluate('setTimeout(() => history.back())')),
      forward: async () => void (await page.evaluate('setTimeout(() => history.forward())')),
      resize: (width, height) => page.setViewport({ width, height }),
      evaluate: (expression) => page.evaluate(expression),
      clickAt: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      frameText: async () => {
        const [, frame] = page.frames();
        return (await frame?.evaluate('document.body.innerText')) as string;
      },
      close: () => context.close(),
    };
  }

  return {
    newTab,
    stop: async () => {
      await browser.close();
      await remove();
    },
  };
}
