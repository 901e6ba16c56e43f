import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { disclosureTitle } from '../../styles/disclosureTitle.js';
import { focusRing, focusVisible, hovered } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  selectors: {
    '&::details-content': {
      '@media': { [media.print]: { contentVisibility: 'visible', display: 'block' } },
    },
  },
});

export const title = componentStyle({
  ...disclosureTitle,
  inlineSize: 'fit-content',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.s,
  color: vars.color.action.default,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    ...disclosureTitle.selectors,
    [hovered]: { color: vars.color.action.hover, textDecoration: 'underline' },
    [focusVisible]: focusRing,
    '&::before': {
      ...disclosureTitle.selectors['&::before'],
      '@media': { [media.print]: { display: 'none' } },
    },
  },
  // On paper it is a heading of the content.
  '@media': {
    [media.print]: {
      minBlockSize: 0,
      paddingBlock: `${vars.space.xs} 0`,
      color: vars.color.text.default,
      fontWeight: vars.font.weight.bold,
      breakAfter: 'avoid',
    },
  },
});
