import { gutter } from '../../styles/gutter.js';
import { componentStyle, componentVariants } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: gutter,
});

export const width = componentVariants({
  page: { maxInlineSize: vars.size.container },
  text: { maxInlineSize: vars.size.narrow },
  form: { maxInlineSize: vars.size.form },
});
