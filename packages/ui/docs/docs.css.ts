import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../src/styles/media.js';
import { vars } from '../src/styles/theme.css.js';

export const theme = style({
  padding: vars.space.l,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.default,
  color: vars.color.text.default,
  // The colours themselves are the content.
  forcedColorAdjust: 'none',
});

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.columnWide}), 1fr))`,
  gap: vars.space.m,
  paddingInlineStart: 0,
  listStyle: 'none',
});

export const swatch = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
});

export const sample = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  fontWeight: vars.font.weight.bold,
  forcedColorAdjust: 'none',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
});

export const disc = style({
  inlineSize: '50%',
  blockSize: '50%',
  background: 'currentColor',
  borderRadius: vars.radius.full,
});

export const scroll = style({ overflowX: 'auto' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
});

export const cell = style({
  padding: vars.space.s,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const bar = style({
  blockSize: vars.space.m,
  background: vars.color.action.default,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const examples = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.columnWide}), 1fr))`,
  gap: vars.space.l,
  marginBlock: vars.space.l,
});

export const example = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  margin: 0,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderBlockStart: `${vars.border.thick} solid`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.default,
  color: vars.color.text.default,
});

export const right = style({ borderBlockStartColor: vars.color.feedback.positive.default });
export const wrong = style({ borderBlockStartColor: vars.color.feedback.critical.default });

export const exampleBody = style({
  padding: vars.space.l,
  // Overrides the font size of Storybook's pages, which fields would inherit.
  fontSize: vars.font.size.body,
  lineHeight: vars.font.lineHeight.normal,
});

export const caption = style({
  display: 'flex',
  gap: vars.space.xs,
  padding: `${vars.space.s} ${vars.space.l}`,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  selectors: {
    [`${right} > &`]: { color: vars.color.feedback.positive.default },
    [`${wrong} > &`]: { color: vars.color.feedback.critical.default },
  },
});

// Undoes the reset's word breaking on documentation pages, which squeezes the first column of a table. Tables in
// stories and examples keep their own styles.
globalStyle(`.sbdocs-content :is(th, td):not(.sb-story *, ${exampleBody} *)`, {
  overflowWrap: 'normal',
  textAlign: 'start',
});

// Storybook's grey fits only its own dark theme.
globalStyle(`.sbdocs.sbdocs-content tr:nth-of-type(2n):not(.sb-unstyled *, .sb-story *)`, {
  backgroundColor: vars.color.surface.warm,
});

// Storybook's table of props is wider than a phone.
globalStyle('.sbdocs-content :has(> .docblock-argstable)', {
  overflowX: 'auto',
  // Room for the border, which Storybook draws outside the table.
  paddingInline: vars.border.thin,
});
globalStyle('.docblock-argstable :is(textarea, input, select)', { minInlineSize: 0 });

// The contents of the page give way to the page itself. Storybook does so only on a phone.
globalStyle('.sbdocs-toc--custom', {
  '@media': { '(max-width: 60rem)': { display: 'none' }, [media.print]: { display: 'none' } },
});

// Storybook doesn't wrap inline code.
globalStyle('.sbdocs-content :not(pre) > code:not(.sb-story *)', {
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

const columns = (width: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
  gap: vars.space.l,
  marginBlock: vars.space.l,
  padding: 0,
  listStyle: 'none',
  fontFamily: vars.font.family,
});

export const gallery = styleVariants({
  components: columns('16rem'),
  sections: columns('22rem'),
});

/** The link's hit area covers the whole item. */
export const exhibit = style({ position: 'relative', minInlineSize: 0 });

globalStyle(`${exhibit} > a`, { color: vars.color.action.default });
globalStyle(`${exhibit} > a::after`, { content: '', position: 'absolute', inset: 0 });

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  placeContent: 'safe center',
  placeItems: 'safe center',
  boxSizing: 'border-box',
  aspectRatio: '16 / 10',
  marginBlockEnd: vars.space.xs,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.default,
  color: vars.color.text.default,
  lineHeight: vars.font.lineHeight.normal,
});

/** Page of a story with an overlay. Takes the whole frame, at half its size. */
export const page = style({
  position: 'absolute',
  inset: 0,
  zoom: 0.5,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
});

/**
 * Selects elements of the documentation text itself, outside stories. Sized like the library's text: 18 px, 68
 * characters a line.
 */
const words = (...elements: string[]) =>
  elements
    .map(
      (element) =>
        `.sbdocs.sbdocs-content ${element}:not(.sb-unstyled, .sb-unstyled *, .sb-story *, pre *)`,
    )
    .join(', ');

globalStyle(words('p', 'li', 'ul', 'ol', 'blockquote', 'td', 'th'), {
  fontSize: '1.125rem',
  lineHeight: vars.font.lineHeight.normal,
});
globalStyle(words('p', 'ul', 'ol', 'blockquote'), {
  maxInlineSize: `calc(${vars.font.measure} * 1ch)`,
});
globalStyle(words('h2'), { fontSize: '1.5rem', fontWeight: vars.font.weight.bold });
globalStyle(words('h3'), { fontSize: '1.25rem', fontWeight: vars.font.weight.bold });
globalStyle(words('code'), { fontSize: '0.9em' });

/** Status of a component, closed until someone wants to know more. */
export const status = style({
  marginBlock: vars.space.m,
  padding: vars.space.s,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.m,
});

/** Overview of components and checks: a column has the width of its longest number. */
export const overview = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.print]: { fontSize: '0.5rem' } },
});

/** Table of the catalogue. Columns align across its groups. */
export const catalogue = style({
  tableLayout: 'fixed',
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${catalogue} th:first-child`, { inlineSize: '13rem' });
globalStyle(`${catalogue} th:nth-child(3)`, { inlineSize: '9rem' });
globalStyle(`${catalogue} th:nth-child(n + 4)`, { inlineSize: '7rem' });

/** Heading of a narrow column. */
export const upright = style({ writingMode: 'sideways-lr', textAlign: 'start' });

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  alignItems: 'end',
  marginBlock: vars.space.m,
  '@media': { [media.print]: { display: 'none' } },
});

export const drawings = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.column}), 1fr))`,
  gap: vars.space.l,
  marginBlock: vars.space.l,
  padding: 0,
  listStyle: 'none',
});

export const drawing = style({
  display: 'grid',
  placeItems: 'center',
  gap: vars.space.m,
  margin: 0,
  padding: vars.space.l,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.default,
  color: vars.color.text.default,
});

export const track = style({
  position: 'relative',
  marginBlockStart: vars.space.l,
  paddingBlockEnd: vars.space.xxl,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.default}`,
});

export const runner = style({
  position: 'absolute',
  insetBlockEnd: 0,
  inlineSize: vars.size.target,
  blockSize: vars.space.xl,
  background: vars.color.action.default,
  transitionProperty: 'inset-inline-start',
  '@media': { [media.reducedMotion]: { transitionProperty: 'none' } },
});
