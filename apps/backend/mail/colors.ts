import { dark, light } from '@heldermatch/tokens';

/** Outlook reads no colours of three digits. */
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

/** The site's colours, written out: mail programs know no custom properties. */
export const colors = { light: rolesOf(light), dark: rolesOf(dark) };
