import { createHash } from 'node:crypto';
import { raw } from 'hono/html';
import { colors } from '../../mail/colors.ts';

const { light, dark } = colors;
const properties = (values: typeof light) =>
  Object.entries(values)
    .map(([role, value]) => `--${role}: ${value};`)
    .join(' ');

const style = `
:root { color-scheme: light dark; ${properties(light)} }
@media (prefers-color-scheme: dark) { :root { ${properties(dark)} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.6 Verdana, 'Segoe UI', sans-serif; overflow-wrap: anywhere; }
header, main { max-width: 46rem; margin: 0 auto; padding: 1.25rem 1rem; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; justify-content: space-between; }
.mark { font-size: 1.25rem; font-weight: bold; }
.mark span { background: var(--marker); color: var(--markerText); }
nav { display: flex; flex-wrap: wrap; gap: 0 1rem; }
nav a { display: inline-flex; align-items: center; min-height: 44px; }
a { color: var(--action); text-underline-offset: .2em; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--action); outline-offset: 3px; border-radius: 4px; }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.25; }
h2 { margin: 0 0 .5rem; font-size: 1.15rem; line-height: 1.35; }
p { margin: 0 0 1rem; }
.note { padding: .75rem 1rem; border-left: 4px solid var(--action); background: var(--card); }
article { margin: 1rem 0; padding: 1.25rem 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
dt { color: var(--muted); }
dd { margin: 0; }
.message { white-space: pre-wrap; }
.button { display: inline-flex; align-items: center; min-height: 44px; padding: .5rem 1.25rem; border-radius: 8px; background: var(--action); color: var(--onAction); font-weight: bold; text-decoration: none; }
summary { display: inline-flex; align-items: center; min-height: 44px; cursor: pointer; color: var(--action); text-decoration: underline; text-underline-offset: .2em; }
iframe { display: block; width: 100%; height: 34rem; border: 1px solid var(--line); border-radius: 8px; background: var(--page); }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .5rem; } }
`;

export const styleElement = raw(`<style>${style}</style>`);

/** Lets exactly this style sheet through a strict Content-Security-Policy. */
export const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
