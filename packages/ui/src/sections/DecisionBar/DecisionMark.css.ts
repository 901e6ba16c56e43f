import { sectionStyle } from '../../styles/layered.js';
import { stroke } from '../../styles/stroke.js';

export const root = sectionStyle({
  ...stroke,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25em',
  maxInlineSize: '100%',
  // Contains the hidden word.
  position: 'relative',
  paddingInline: '0.3em',
  verticalAlign: 'text-bottom',
});

export const icon = sectionStyle({ inlineSize: '1em', blockSize: '1em' });
