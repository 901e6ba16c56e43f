import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';
import { UserError } from './ports.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  // Without a graphics card, a separate GPU process would only add cost.
  '--in-process-gpu',
  // SwiftShader, the software renderer, crashed one in 200 launches in the browser's process. Nothing uses it.
  '--disable-software-rasterizer',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

/**
 * Chromium for all checks: the pinned build, unpacked at first use, or an installed one if that can't run.
 *
 * @returns launch options for Playwright, with which it makes no background requests and renders the same on every
 * machine.
 */
export function ensureChromium(): LaunchOptions {
  const path = process.env['CHROMIUM_PATH'];
  if (path !== undefined && path !== '') {
    if (!existsSync(path))
      throw new UserError(
        `CHROMIUM_PATH is ${path}, where there is no file. Correct it or unset it.`,
      );
    return { args, executablePath: path };
  }
  return pinnedChromium() ?? { args, executablePath: ensureInstalled() };
}

/** Folder with the exact version in its package.json, and the checksums in its lockfile. */
const pinFolder = join(import.meta.dirname, 'chromium');
const unpacker = '@sparticuz/chromium';
const cache = join(import.meta.dirname, '../../node_modules/.cache');

/** The pinned build; undefined if none runs on this machine. */
function pinnedChromium(): LaunchOptions | undefined {
  if (platform() !== 'linux' || arch() !== 'x64') return undefined;
  const { dependencies } = JSON.parse(readFileSync(join(pinFolder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const version = dependencies[unpacker];
  const home = join(cache, `chromium-${version}`);
  if (!existsSync(home)) {
    console.log(`Fetching Chromium ${version} from the npm registry.`);
    if (!fetchInto(home)) return undefined;
  }
  const executablePath = join(home, 'chromium');
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: join(home, 'al2023/lib'),
    FONTCONFIG_FILE: join(home, 'fonts/fonts.conf'),
  };
  const { status } = spawnSync(executablePath, ['--version', '--no-sandbox'], { env });
  return status === 0 ? { args, executablePath, env } : undefined;
}

/** Font configuration with only its own fonts, so that fallback fonts look the same on every machine. */
const fontsOf = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir>${join(home, 'fonts/cache').replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</cachedir>
</fontconfig>
`;

/**
 * Installs a folder outside of the workspace, from its lockfile.
 * @returns whether that succeeded.
 */
export function installOutside(cwd: string): boolean {
  const flags = ['--ignore-workspace', '--ignore-scripts', '--frozen-lockfile', '--silent'];
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  return spawnSync('pnpm', ['install', ...flags], { cwd, stdio: [...stdio] }).status === 0;
}

/** Unpacks in a temporary folder first, so that an interruption leaves nothing that looks complete. */
function fetchInto(home: string): boolean {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'unpacking-'));
  try {
    cpSync(pinFolder, folder, { recursive: true });
    if (!installOutside(folder)) return false;
    // The package's code unpacks into the folder for temporary files.
    const code = `import chromium from '${unpacker}'; await chromium.executablePath();`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: folder,
      // Simulates Amazon Linux, for which the package includes the libraries that a bare machine lacks.
      env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    writeFileSync(join(folder, 'fonts/fonts.conf'), fontsOf(home));
    rmSync(join(folder, 'node_modules'), { recursive: true });
    // Another command may have finished first.
    if (!existsSync(home)) renameSync(folder, home);
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const findInstalled = () =>
  [...systemPaths, chromium.executablePath()].find((path) => existsSync(path));

const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Path of an installed Chromium or Chrome; installs one if there is none.
 * @throws when none can be installed, with instructions.
 */
function ensureInstalled(): string {
  const found = findInstalled();
  if (found !== undefined) return found;
  console.log('No Chromium found: installing one.');
  const run = (command: string, ...words: string[]) =>
    spawnSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  // Debian's own package comes first: closed networks block Playwright's download.
  const isInstalled =
    (isDebianRoot() &&
      run('apt-get', 'update', '-qq') &&
      run('apt-get', 'install', '-y', '-qq', 'chromium')) ||
    run('playwright', 'install', '--with-deps', 'chromium');
  const path = isInstalled ? findInstalled() : undefined;
  if (path !== undefined) return path;
  throw new UserError(
    'No Chromium found and none could be installed. Install Chromium or Chrome and set CHROMIUM_PATH to it.',
  );
}
