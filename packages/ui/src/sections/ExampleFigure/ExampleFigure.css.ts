import { createContainer, globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { halves } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';
import { block } from '../DocumentViewer/DocumentViewer.css.js';

const figure = createContainer();

export const root = sectionStyle({
  containerName: figure,
  containerType: 'inline-size',
  minInlineSize: 0,
  // Leaves room for a whole CV on the first page.
  '@media': { [media.print]: { marginBlockStart: `calc(-1 * ${vars.space.m})` } },
});

export const papers = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  '@container': {
    [`${figure} (min-width: 48rem)`]: {
      ...halves,
      alignItems: 'start',
    },
  },
});

// On a phone there is room for the evidence alone, with the line that it belongs to. Links lead to all of it.
globalStyle(`${papers} ${block}:not(:has(mark), :has(+ ${block} mark))`, {
  '@layer': {
    [sections]: { '@container': { [`${figure} not (min-width: 36rem)`]: { display: 'none' } } },
  },
});
