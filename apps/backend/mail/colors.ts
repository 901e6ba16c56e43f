import { dark, light } from '@heldermatch/tokens';

/** Expands three-digit colours, which Outlook doesn't support. */
const expandHex = (color: string) => color.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');

const rolesOf = ({ surface, text, action, border, marker }: typeof light | typeof dark) => ({
  page: expandHex(surface.warm),
  card: expandHex(surface.raised),
  text: expandHex(text.default),
  muted: expandHex(text.muted),
  line: expandHex(border.subtle),
  action: expandHex(action.default),
  onAction: expandHex(text.onAction),
  marker: expandHex(marker.default),
  markerText: expandHex(marker.text),
});

/** The site's colours as literal values: email clients don't support custom properties. */
export const colors = { light: rolesOf(light), dark: rolesOf(dark) };
