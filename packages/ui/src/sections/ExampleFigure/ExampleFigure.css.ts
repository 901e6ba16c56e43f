import { createContainer, globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { halves } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';
import { block } from '../DocumentViewer/DocumentViewer.css.js';

const figure = createContainer();

export const root = sectionStyle({
  containerName: figure,
  containerType: 'inline-size',
  minInlineSize: 0,
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

// Facts next to a CV look like a scorecard.
globalStyle(`${papers} > :not([data-document])`, {
  '@layer': { [sections]: { boxShadow: vars.shadow.raised } },
});
globalStyle(`${papers} dl`, { '@layer': { [sections]: { fontSize: vars.font.size.small } } });

// On a phone there is room for the evidence alone, with the line that it belongs to. Links lead to all of it.
globalStyle(`${papers} ${block}:not(:has(mark), :has(+ ${block} mark))`, {
  '@layer': {
    [sections]: { '@container': { [`${figure} not (min-width: 36rem)`]: { display: 'none' } } },
  },
});
