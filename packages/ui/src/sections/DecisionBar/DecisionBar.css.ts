import { createContainer } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = sectionStyle({
  display: 'grid',
  // The other buttons wrap when the text is large.
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(70%)',
  rowGap: vars.space.s,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const state = sectionStyle({ gridColumn: 1, gridRow: 1, alignSelf: 'center' });

/** In the place of the decision buttons: a press that was meant for one of them hits nothing. */
export const decided = sectionStyle({ gridColumn: '1 / -1', gridRow: 2 });

export const undo = sectionStyle({ gridColumn: 1, gridRow: 1 });

/** First in the order of the keyboard, next to the state of the decision. */
export const others = sectionStyle({
  gridColumn: 2,
  gridRow: 1,
  paddingInlineStart: vars.space.s,
});

const rowContainer = createContainer();

export const row = sectionStyle({
  container: `${rowContainer} / inline-size`,
  gridColumn: '1 / -1',
});

export const buttons = sectionStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

/** Button of a decision. In a narrow bar the three share its width, each within reach of a thumb. */
export const choice = sectionStyle({
  '@container': {
    [`${rowContainer} (max-width: 24rem)`]: { flex: '1 1 auto', paddingInline: vars.space.xs },
  },
});
