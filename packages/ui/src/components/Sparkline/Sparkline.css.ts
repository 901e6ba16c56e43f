import { componentStyle } from '../../styles/layered.js';

/** As tall as a line of the text around it. */
export const root = componentStyle({
  display: 'inline-block',
  inlineSize: '5em',
  maxInlineSize: '100%',
  blockSize: '1.25em',
  overflow: 'visible',
  verticalAlign: 'middle',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
