// The browsers besides Chromium for `pnpm test --all`: Firefox and WebKit.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFirefox } from './engines/firefox.ts';
import type { Engine, EngineOptions } from './engines/engine.ts';
import { startWebKit } from './engines/webkit.ts';
import { UserError } from './ports.ts';

export interface InstalledEngine {
  name: 'Firefox' | 'WebKit';
  /** Reason why this engine isn't tested here; undefined if it is. */
  missing: string | undefined;
  start: (options?: EngineOptions) => Promise<Engine>;
}

/** Path of Firefox, from `FIREFOX_PATH` or an installed package. */
function findFirefox(): string | undefined {
  const named = process.env['FIREFOX_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new UserError(
      `FIREFOX_PATH is ${named}, where there is no file. Correct it or unset it.`,
    );
  }
  return [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ].find(existsSync);
}

/** Paths of WebKitGTK's driver, its browser and the display server; undefined if one is not installed. */
function findWebKit() {
  const [driver, display] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  const [browser] = globSync([
    '/usr/lib/*/webkit2gtk-4.*/MiniBrowser',
    '/usr/{lib,libexec}/webkit2gtk-4.*/MiniBrowser',
  ]);
  return browser !== undefined && existsSync(driver) && existsSync(display)
    ? { driver, browser, display }
    : undefined;
}

const osRelease = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
const isDebian = /^ID=debian$/m.test(osRelease);
const isUbuntu = /^ID=ubuntu$/m.test(osRelease);
const isRoot = process.getuid?.() === 0;

/** Installs Debian packages. Processes that miss the same package wait for each other. */
function install(packages: readonly string[]): boolean {
  console.log(`Installing ${packages.join(', ')}.`);
  const cache = join(import.meta.dirname, '../../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const script = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`;
  const { status } = spawnSync('flock', [join(cache, 'apt.lock'), 'sh', '-c', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/**
 * Finds the executables of an engine, and installs them if possible.
 *
 * @returns the executables, or the reason why the engine isn't tested.
 * @throws in CI if they could have been installed: a skipped engine would go unnoticed there.
 */
function ensure<Found>(
  name: string,
  find: () => Found | undefined,
  packages: readonly string[] | undefined,
): Found | string {
  const found = find();
  if (found !== undefined) return found;
  if (packages === undefined || !isRoot) {
    const advice = packages === undefined ? '' : `, install ${packages.join(' and ')}`;
    return `${name} is not tried: it is not installed${advice}.`;
  }
  const installed = install(packages) ? find() : undefined;
  if (installed !== undefined) return installed;
  const message = `${name} is not tried: ${packages.join(' and ')} could not be installed.`;
  if (process.env['CI']) throw new UserError(message);
  return message;
}

/** Both engines, installed if this is Debian or Ubuntu and the user is root. */
export function ensureEngines(): InstalledEngine[] {
  // Ubuntu's Firefox package is a snap, which doesn't run in a container.
  const firefox = ensure('Firefox', findFirefox, isDebian ? ['firefox-esr'] : undefined);
  const webKit = ensure(
    'WebKit',
    () => findWebKit(),
    isDebian || isUbuntu ? ['webkit2gtk-driver', 'xvfb'] : undefined,
  );
  const isPath = existsSync(firefox);
  const engines: InstalledEngine[] = [
    {
      name: 'Firefox',
      missing: isPath ? undefined : firefox,
      start: (options) => startFirefox(firefox, options),
    },
    {
      name: 'WebKit',
      missing: typeof webKit === 'string' ? webKit : undefined,
      start: (options) => {
        if (typeof webKit === 'string') throw new Error(webKit);
        return startWebKit(webKit, options);
      },
    },
  ];
  for (const { missing } of engines) if (missing !== undefined) console.warn(missing);
  return engines;
}
