import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { patience } from '../patience.ts';
import { freePort, origin } from '../ports.ts';
import type { Engine, EngineOptions, KeyName, Tab } from './engine.ts';

interface Programs {
  driver: string;
  browser: string;
  display: string;
}

const keys: Record<KeyName, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  Tab: Key.TAB,
};

/** Starts WebKitGTK's browser on a separate display, driven by WebDriver. */
export async function startWebKit(programs: Programs, options?: EngineOptions): Promise<Engine> {
  // Now and then the driver waits forever for the browser that it started.
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOnce(programs, options);
    } catch (error) {
      if (tries === 3) throw error;
    }
  }
}

/** Starts a process that is killed when this one exits, however that happens. Linux only, as WebKitGTK is. */
const startBound = (program: string, args: readonly string[], options: SpawnOptions) =>
  spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], options);

async function startOnce(programs: Programs, { proxyPort }: EngineOptions = {}): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'heldermatch-webkit-'));
  const children: ChildProcess[] = [];
  const end = async () => {
    // The display ends last, and with it a browser that outlived its driver.
    for (const child of children.toReversed()) {
      if ((child.exitCode ?? child.signalCode) !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };

  try {
    const display = await startDisplay(programs.display, children);
    const port = await freePort();
    const runtime = join(home, 'run');
    mkdirSync(runtime, { mode: 0o700 });
    children.push(
      startBound(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
        stdio: 'ignore',
        env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: runtime, DISPLAY: display },
      }),
    );
    await waitUntilListening(port, children);
    const session = new Builder()
      .usingServer(origin(port))
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        ...(proxyPort !== undefined && {
          proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}`, noProxy: [] },
        }),
      })
      .disableEnvironmentOverrides()
      .build();
    const driver = await Promise.race([
      session,
      setTimeout(patience(15)).then(() => {
        throw new Error('The driver of WebKit did not start its browser.');
      }),
    ]);
    await driver.manage().setTimeouts({ pageLoad: patience(30), script: patience(30) });
    return {
      newTab: async () => {
        const tab = tabOf(driver);
        await tab.resize(1280, 900);
        return tab;
      },
      stop: async () => {
        await driver.quit().catch(() => {});
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/**
 * Starts an in-memory display.
 * @returns its name, such as `:1`.
 */
async function startDisplay(program: string, children: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = startBound(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  children.push(child);
  const pipe = child.stdio[3];
  if (pipe === null || pipe === undefined) throw new Error('The display has no pipe.');
  const [number] = (await Promise.race([
    once(pipe, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('The display did not start.');
    }),
  ])) as [Buffer];
  return `:${String(number).trim()}`;
}

/**
 * Waits until the driver responds.
 * @throws when it ends before that.
 */
async function waitUntilListening(port: number, children: readonly ChildProcess[]): Promise<void> {
  const isReady = () =>
    fetch(`${origin(port)}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (children.some((child) => (child.exitCode ?? child.signalCode) !== null)) {
      throw new Error('The driver of WebKit did not start.');
    }
  }
}

/** Only window of a session; its storage is cleared when it closes. */
const tabOf = (driver: WebDriver): Tab => ({
  goto: (url) => driver.get(url),
  back: () => driver.navigate().back(),
  forward: () => driver.navigate().forward(),
  resize: async (width, height) => {
    // Adds the window's own borders and bars.
    const around = await driver.executeScript<[number, number]>(
      'return [outerWidth - innerWidth, outerHeight - innerHeight]',
    );
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width: width + around[0], height: height + around[1] });
  },
  evaluate: (expression) => driver.executeScript(`return (${expression})`),
  clickAt: (x, y) =>
    driver
      .actions()
      .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
      .click()
      .perform(),
  type: (text) => driver.actions().sendKeys(text).perform(),
  press: (key) => driver.actions().sendKeys(keys[key]).perform(),
  frameText: async () => {
    await driver.switchTo().frame(0);
    try {
      return await driver.executeScript<string>('return document.body.innerText');
    } finally {
      await driver.switchTo().defaultContent();
    }
  },
  close: async () => {
    // A blank tab has no storage.
    if ((await driver.getCurrentUrl()) !== 'about:blank') {
      await driver.executeScript('localStorage.clear(); sessionStorage.clear()');
    }
    await driver.manage().deleteAllCookies();
    await driver.get('about:blank');
  },
});
