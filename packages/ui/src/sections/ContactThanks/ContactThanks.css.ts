import { globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { vars } from '../../styles/theme.css.js';

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xxl,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

/** Centred lines of one length, and no word alone on the last. */
globalStyle(`${root} > p`, { '@layer': { [sections]: { textWrap: 'balance' } } });

export const icon = sectionStyle({
  padding: vars.space.s,
  borderRadius: vars.radius.full,
  background: vars.color.feedback.positive.surface,
  color: vars.color.feedback.positive.default,
});
