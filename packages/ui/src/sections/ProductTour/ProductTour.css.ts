import { globalStyle, keyframes, type StyleRule } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { split } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text } = vars.color;
const hairline = `${vars.border.thin} solid ${border.subtle}`;
/** Space at the sides of a window. */
const inset = `min(${vars.space.l}, 5vi)`;

/**
 * Condition for one window that changes with the chapters. It needs room for all columns of a table, a viewport in
 * which chapters pass one by one, browser support, and no preference for reduced motion.
 */
const canFollow = `${media.wide} and (min-height: 44rem) and (max-height: 100rem) and (prefers-reduced-motion: no-preference)`;
const follows = '(animation-timeline: view()) and (timeline-scope: --chapter)';

const following = (rule: StyleRule): StyleRule => ({
  '@supports': { [follows]: { '@media': { [canFollow]: rule } } },
});

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const chapters = sectionStyle({ ...column, gap: vars.space.band });

export const chapter = sectionStyle({
  ...column,
  gap: vars.space.xl,
  '@media': {
    [media.desktop]: { ...split, alignItems: 'start' },
    [media.print]: { ...split, columnGap: vars.space.l },
  },
  ...following({ display: 'contents' }),
});

export const body = sectionStyle({
  ...column,
  gap: vars.space.xl,
  minInlineSize: 0,
  '@media': { [media.print]: { alignContent: 'start' } },
  ...following({ gridColumn: 1, alignContent: 'center', minBlockSize: 'min(80vh, 44rem)' }),
});

export const window = sectionStyle({
  minInlineSize: 0,
  border: hairline,
  borderRadius: vars.radius.l,
  background: surface.raised,
  boxShadow: vars.shadow.raised,
  overflow: 'hidden',
  ...following({
    display: 'flex',
    flexDirection: 'column',
    position: 'sticky',
    insetBlockStart: `calc(${vars.size.navigation} + ${vars.space.l})`,
    gridColumn: 2,
    alignSelf: 'start',
    blockSize: `min(44rem, calc(100vh - ${vars.size.navigation} - 2 * ${vars.space.l}))`,
    selectors: {
      // A focused window is always visible, at every scroll position.
      '&:focus-within': { opacity: '1 !important', zIndex: 1 },
    },
  }),
});

export const bar = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  padding: `${vars.space.s} ${inset}`,
  background: surface.warm,
  borderBlockEnd: hairline,
});

export const title = sectionStyle({ fontWeight: vars.font.weight.bold, overflowWrap: 'anywhere' });

export const tabs = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  // Four words fit on one line of a small phone.
  columnGap: `clamp(${vars.space.xs}, 20vi - 3.5rem, ${vars.space.l})`,
  paddingInline: inset,
  borderBlockEnd: hairline,
  fontSize: vars.font.size.small,
  color: text.muted,
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${tabs} > *`, {
  '@layer': { [sections]: { paddingBlock: vars.space.s } },
});

export const current = sectionStyle({
  boxShadow: `inset 0 calc(-1 * ${vars.border.thick}) ${action.default}`,
  fontWeight: vars.font.weight.medium,
  color: text.default,
});

export const content = sectionStyle({
  padding: inset,
  // Fades out content that is taller than the window, which otherwise would end halfway a line.
  ...following({
    flexGrow: 1,
    minBlockSize: 0,
    overflow: 'hidden',
    maskImage: `linear-gradient(to top, transparent, black ${vars.space.xxl})`,
  }),
});

// The window frames it.
globalStyle(`${content}${content} > *, ${content} > [data-document] > *`, {
  '@layer': { [sections]: { padding: 0, border: 0, borderRadius: 0, boxShadow: 'none' } },
});

const shown = { opacity: 1, pointerEvents: 'auto' } as const;
const gone = { opacity: 0, pointerEvents: 'none' } as const;
// Switches without a fade, and the next window covers the previous one. Otherwise both would show where a reader stops.
const comes = { '0%, 27.9%': gone, '28%': shown };
const goes = { '80%': shown, '80.1%, 100%': gone };

const timelines = [1, 2, 3, 4].map((place) => `--chapter-${place}`);
const first = keyframes(goes);
const between = keyframes({ ...comes, ...goes });
const last = keyframes(comes);

globalStyle(chapters, {
  '@layer': {
    [sections]: following({
      ...split,
      gap: vars.space.xxl,
      rowGap: 0,
      timelineScope: timelines.join(', '),
    }),
  },
});
for (const [index, timeline] of timelines.entries()) {
  const place = `${chapter}:nth-child(${index + 1})`;
  globalStyle(`${place} > ${body}`, {
    '@layer': {
      [sections]: following({ gridRow: index + 1, viewTimelineName: timeline }),
    },
  });
  globalStyle(`${place} > ${window}`, {
    '@layer': {
      [sections]: following({
        gridRow: `1 / span ${timelines.length}`,
        animation: `${between} linear both`,
        animationTimeline: timeline,
      }),
    },
  });
}
globalStyle(`${chapter}:first-child > ${window}`, {
  '@layer': { [sections]: following({ animationName: first }) },
});
globalStyle(`${chapter}:last-child > ${window}`, {
  '@layer': { [sections]: following({ animationName: last }) },
});
