import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';
import { plotHeight } from '../internal/chart/chart.css.js';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
  // Room for the marker of the last date.
  paddingInlineEnd: vars.space.xs,
});

export const plot = componentStyle({ position: 'relative', blockSize: plotHeight });

/** Its own coordinates start at the point. */
export const marker = componentStyle({ overflow: 'visible', inlineSize: 1, blockSize: 1 });

export const labels = componentStyle({
  gridColumn: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  color: vars.color.text.muted,
});

/** All labels share a row, so that the tallest one determines its height. */
export const label = componentStyle({ gridArea: '1 / 1', position: 'relative' });
