import { createContainer } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

const barContainer = createContainer();

export const root = sectionStyle({
  container: `${barContainer} / inline-size`,
  // A container has no width by its content.
  inlineSize: '100%',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

const isWide = `${barContainer} (min-width: 26rem)`;

export const rows = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  '@container': { [isWide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const row = sectionStyle({ gridColumn: '1 / -1' });

export const buttons = sectionStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

/** Button of a decision. In a narrow bar the three share its width, each within reach of a thumb. */
export const choice = sectionStyle({
  '@container': {
    [`${barContainer} not (min-width: 26rem)`]: { flex: '1 1 auto', paddingInline: vars.space.xs },
  },
});

/** In the last row: the note or the button to undo, and other buttons. */
export const last = sectionStyle({ alignSelf: 'center' });
