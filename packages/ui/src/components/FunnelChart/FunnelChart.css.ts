import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

/** Room for words before long bars. */
const isWide = '(min-width: 44rem)';

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Steps are equally tall, and the connector of a bar touches the next bar.
  '@container': { [isWide]: { gridAutoRows: '1fr', rowGap: 0 } },
});

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  '@container': {
    [isWide]: { gridTemplateColumns: `${vars.size.columnWide} minmax(0, 1fr)` },
  },
});

export const words = componentStyle({
  '@container': { [isWide]: { paddingBlockEnd: vars.space.m } },
});

export const label = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  textWrap: 'pretty',
});

export const value = componentStyle({
  flexShrink: 0,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const shares = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  color: vars.color.text.muted,
});

export const bars = componentStyle({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' });

/** On a track as long as the first step. */
export const bar = componentStyle({
  position: 'relative',
  blockSize: vars.space.m,
  background: vars.color.surface.hover,
});

/** Down to the next bar. On a phone words are between the bars. */
export const connector = componentStyle({
  display: 'none',
  position: 'relative',
  opacity: 0.3,
  '@container': { [isWide]: { display: 'block' } },
});
