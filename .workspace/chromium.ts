import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';
import { UserError } from './ports.ts';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** `CHROMIUM_PATH`, else the system's Chromium or Chrome, else the one Playwright downloaded. */
export function findChromium(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted !== undefined && wanted !== '') {
    if (existsSync(wanted)) return wanted;
    throw new UserError(
      `CHROMIUM_PATH is ${wanted}, where there is no file. Correct it or unset it.`,
    );
  }
  return [...systemPaths, chromium.executablePath()].find((path) => existsSync(path));
}

const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * The path of a Chromium, installed first where there is none.
 * @throws when none can be installed, saying what to do.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  console.log('No Chromium found: installing one.');
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  // On Debian its own package comes first: closed networks block Playwright's download.
  const isInstalled =
    (isDebianRoot() &&
      run('apt-get', 'update', '-qq') &&
      run('apt-get', 'install', '-y', '-qq', 'chromium')) ||
    run('playwright', 'install', '--with-deps', 'chromium');
  const path = isInstalled ? findChromium() : undefined;
  if (path !== undefined) return path;
  throw new UserError(
    'No Chromium found and none could be installed. Install Chromium or Chrome and set CHROMIUM_PATH to it.',
  );
}

/** Flags for an unattended browser that talks to nobody but this machine and draws the same everywhere. */
export const launchOptions = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    // A tile of which only a part is drawn anew comes out a shade different along that part's edge.
    '--disable-partial-raster',
    // Each processor's own fast code rounds in its own way.
    '--disable-skia-runtime-opts',
  ],
});

/** The major version of a Chromium, which decides how it draws. */
export function chromiumMajor(executablePath: string): string {
  const version = execFileSync(executablePath, ['--version', '--no-sandbox'], { encoding: 'utf8' });
  return /(\d+)\./.exec(version)?.[1] ?? 'unknown';
}
