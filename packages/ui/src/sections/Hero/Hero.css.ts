import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

export const root = sectionStyle({ paddingBlock: vars.space.band });

export const columns = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    },
  },
});

export const words = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  minInlineSize: 0,
});

export const eyebrow = sectionStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '',
      flexShrink: 0,
      inlineSize: '0.6em',
      blockSize: '0.6em',
      borderRadius: '50%',
      background: vars.color.action.default,
    },
  },
});

export const actions = sectionStyle({ paddingBlockStart: vars.space.xs });
