import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { border, surface, text } = vars.color;

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

/** A sheet of paper. */
export const page = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xs,
  padding: `min(${vars.space.l}, 6.5vi)`,
  border: `${vars.border.thin} solid ${border.subtle}`,
  borderRadius: vars.radius.m,
  background: surface.default,
  boxShadow: vars.shadow.raised,
  fontSize: vars.font.size.small,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const heading = sectionStyle({
  marginBlockStart: vars.space.s,
  paddingBlockEnd: vars.space.xxs,
  borderBlockEnd: `${vars.border.thin} solid ${border.subtle}`,
  selectors: { '&:first-child': { marginBlockStart: 0 } },
});

export const block = sectionStyle({
  '@media': {
    [media.tablet]: {
      selectors: {
        '&:has(> :nth-child(2))': {
          display: 'grid',
          gridTemplateColumns: '9em minmax(0, 1fr)',
          columnGap: vars.space.s,
        },
      },
    },
  },
});

export const date = sectionStyle({
  display: 'block',
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** As in a list, without being one: what belongs together is the document's secret. */
export const item = sectionStyle({
  position: 'relative',
  paddingInlineStart: vars.space.m,
  selectors: {
    '&::before': { content: "'–' / ''", position: 'absolute', insetInlineStart: 0 },
  },
});

/** Where a link has led: the words are found at once, by who does not see the yellow too. */
export const passage = sectionStyle({
  scrollMarginBlock: vars.space.xxl,
  selectors: {
    '&:target': { outline: `${vars.border.medium} solid ${text.default}` },
  },
});

export const number = sectionStyle({ marginInlineStart: '0.2em' });

export const pageNumber = sectionStyle({
  marginBlockStart: vars.space.s,
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const empty = sectionStyle({
  padding: vars.space.l,
  border: `${vars.border.thin} dashed ${border.default}`,
  borderRadius: vars.radius.m,
  color: text.muted,
});
