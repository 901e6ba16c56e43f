/**
 * The oldest browsers that builds are for, as Vite's `build.target`. Each is tried: `pnpm test --all` runs in this
 * line of Firefox and of WebKit, every check in this one of Chromium.
 * @see docs/decisions/0016-tried-browsers.md
 */
export const browsers = ['chrome153', 'firefox153', 'safari26'];
