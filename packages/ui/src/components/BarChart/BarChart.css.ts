import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';
import { isWide, plotHeight } from '../internal/chart/chart.css.js';

const { border, surface, text } = vars.color;

export const vertical = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xs,
  // Room for the value above the highest bar.
  paddingBlockStart: vars.space.m,
});

export const columns = componentStyle({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-around',
});

export const gridlines = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: plotHeight,
  overflow: 'visible',
});

export const column = componentStyle({
  flex: '1 1 0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.xs,
  minInlineSize: 0,
  maxInlineSize: vars.size.column,
});

export const columnBars = componentStyle({
  position: 'relative',
  inlineSize: '100%',
  blockSize: plotHeight,
});

const length = `max(1px, var(--length) - ${vars.border.medium})`;

/** Part of a bar, with a gap to the next one. A small part remains visible. */
export const part = componentVariants({
  vertical: { height: length },
  horizontal: { width: length },
});

export const columnLabel = componentStyle({
  inlineSize: 'max-content',
  maxInlineSize: 'calc(100% * var(--every))',
  paddingInline: vars.border.medium,
  color: text.muted,
  textAlign: 'center',
});

export const columnValue = componentStyle({
  position: 'absolute',
  insetInline: 0,
  textAlign: 'center',
  lineHeight: vars.font.lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});

export const horizontal = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
});

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  '@container': {
    [isWide]: { gridTemplateColumns: `${vars.size.column} minmax(0, 1fr)` },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const rowLabel = componentStyle({ textWrap: 'pretty' });

export const rowBars = componentStyle({
  position: 'relative',
  blockSize: `calc(var(--bars) * ${vars.space.l})`,
  // Room for the value after the longest bar.
  marginInlineEnd: `calc(1ch * var(--characters) + ${vars.space.xs})`,
});

/** As long as the longest bar, behind each bar. */
export const track = componentStyle({
  fill: surface.hover,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

export const baseline = componentStyle({
  stroke: border.default,
  strokeWidth: vars.border.thin,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const rowValue = componentStyle({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: vars.space.xs,
  whiteSpace: 'nowrap',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});
