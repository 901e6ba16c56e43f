import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  // Of the hit area of a `CardLink`.
  position: 'relative',
  minInlineSize: 0,
  // On phones at 200 % text the content needs the room more.
  padding: `min(${vars.space.l}, 7.5vi)`,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.l,
  overflowWrap: 'break-word',
  listStyle: 'none',
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const surface = componentVariants({
  default: { background: vars.color.surface.raised },
  warm: { background: vars.color.surface.warm },
});
