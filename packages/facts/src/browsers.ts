/**
 * Oldest supported browsers, as Vite's `build.target`. All of them are tested: `pnpm test --all` runs in these versions
 * of Firefox and WebKit, and every check runs in this version of Chromium.
 * @see docs/decisions/0016-tried-browsers.md
 */
export const browsers = ['chrome153', 'firefox153', 'safari26'];
