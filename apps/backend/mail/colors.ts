import { dark, light } from '@heldermatch/tokens';

/** Expands three-digit colours, which Outlook doesn't support. */
const inFull = (color: string) => color.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');

const rolesOf = ({ surface, text, action, border, marker }: typeof light | typeof dark) => ({
  page: inFull(surface.warm),
  card: inFull(surface.default),
  text: inFull(text.default),
  muted: inFull(text.muted),
  line: inFull(border.subtle),
  action: inFull(action.default),
  onAction: inFull(text.onAction),
  marker: inFull(marker.default),
  markerText: inFull(marker.text),
});

/** The site's colours as literal values: email clients don't support custom properties. */
export const colors = { light: rolesOf(light), dark: rolesOf(dark) };
