import { createHash } from 'node:crypto';
import { theme } from '@heldermatch/tokens';
import { raw } from 'hono/html';
import { colors } from '../../mail/colors.ts';

const { light, dark } = colors;
const properties = (values: typeof light) =>
  Object.entries(values)
    .map(([role, value]) => `--${role}: ${value};`)
    .join(' ');

const { border, color, radius, size, space } = theme;
const ring = `outline: ${border.thick} solid ${color.focus.ring}; outline-offset: ${border.medium};`;

/** Styles of the agenda. The document contains the times of every day, and shows only the selected day. */
const bookingStyle = `
.badge { padding: 0 ${space.xs}; border: ${border.thin} solid ${color.border.default}; border-radius: ${radius.full}; color: var(--muted); font-size: .875rem; }
.small { color: var(--muted); font-size: .875rem; }
.mistakes { padding: ${space.xs} ${space.m}; border-inline-start: ${border.thick} solid ${color.feedback.critical.default}; background: ${color.feedback.critical.surface}; color: ${color.feedback.critical.default}; }
.booking fieldset { min-width: 0; margin: 0 0 ${space.m}; padding: 0; border: 0; }
.booking legend { margin: 0 0 ${space.xs}; padding: 0; font-weight: bold; }
.days, .times, .fields { display: grid; gap: ${space.xs}; }
.days { grid-template-columns: repeat(auto-fit, minmax(5.75rem, 1fr)); font-size: .875rem; }
.days .choice { padding-inline: ${space.xxs}; }
.times { grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr)); }
.fields { grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: ${space.m}; margin: 0 0 ${space.m}; }
.choice { position: relative; display: flex; align-items: center; justify-content: center; min-height: ${size.target}; padding: ${space.xxs} ${space.xs}; border: ${border.thin} solid ${color.border.default}; border-radius: ${radius.m}; background: ${color.surface.default}; text-align: center; cursor: pointer; }
.days strong { display: block; font-size: 1.25rem; line-height: 1.2; }
.choice input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.choice:has(:checked) { border-color: var(--action); background: var(--action); color: var(--onAction); }
.choice:has(:focus-visible), .fields input:focus-visible, button:focus-visible { ${ring} }
.fields label { font-weight: bold; }
.fields input { display: block; width: 100%; min-height: ${size.target}; padding: 0 ${space.s}; border: ${border.thin} solid ${color.border.default}; border-radius: ${radius.m}; background: ${color.surface.default}; color: inherit; font: inherit; font-weight: normal; }
.fields [aria-invalid=true] { border: ${border.medium} solid ${color.feedback.critical.default}; }
button { border: 0; font: inherit; cursor: pointer; }
${[0, 1, 2, 3, 4].map((day) => `.booking:has(#day-${day}:not(:checked)) #times-${day}`).join(', ')} { display: none; }
@media (forced-colors: active) { .choice:has(:checked) { border-color: Highlight; background: Highlight; color: HighlightText; forced-color-adjust: none; } button { border: ${border.thin} solid ButtonBorder; } }
`;

const style = `
:root { color-scheme: light dark; ${properties(light)} }
@media (prefers-color-scheme: dark) { :root { ${properties(dark)} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.6 Verdana, 'Segoe UI', sans-serif; overflow-wrap: anywhere; }
header, main { max-width: 46rem; margin: 0 auto; padding: 1.25rem 1rem; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; justify-content: space-between; }
.mark { font-size: 1.25rem; font-weight: bold; }
.mark span { padding: 2px 4px; border-radius: 5px; background: var(--marker); color: var(--markerText); }
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
${bookingStyle}`;

export const styleElement = raw(`<style>${style}</style>`);

/** Source expression that allows exactly this stylesheet in a strict Content-Security-Policy. */
export const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
