/** The colours of a theme by their role: what each is for. As CSS colours. */
export interface ThemeColors {
  /** Pages and fields. */
  'surface.default': string;
  /** Bands that stand apart from the page. */
  'surface.warm': string;
  /** What lies on the page or floats above it: cards, dialogs, toasts. In the dark theme it is lighter than its ground. */
  'surface.raised': string;
  /** Bands that are dark in both themes; what stands on them has the colours of the dark theme. */
  'surface.ink': string;
  /** What the mouse is over, where it has no colour of its own. */
  'surface.hover': string;
  /** Text. */
  'text.default': string;
  /** Text that comes second. */
  'text.muted': string;
  /** Text on a main button. */
  'text.onAction': string;
  /** Links and main buttons. */
  'action.default': string;
  'action.hover': string;
  'action.pressed': string;
  /** Behind something that is chosen, or behind a link. */
  'action.subtle': string;
  /** The marker pen: evidence, and the hand of a person. */
  'marker.default': string;
  /** Text on the marker. */
  'marker.text': string;
  /** The edge of something that carries meaning, such as a field. */
  'border.default': string;
  /** The edge of something that only separates. */
  'border.subtle': string;
  /** The ring around what has the focus. */
  'focus.ring': string;
  /** Wrong, or destructive. */
  'feedback.critical.default': string;
  'feedback.critical.surface': string;
  /** Done, or good. */
  'feedback.positive.default': string;
  'feedback.positive.surface': string;
  /** Look out. */
  'feedback.caution.default': string;
  'feedback.caution.surface': string;
  /** Good to know. */
  'feedback.info.default': string;
  'feedback.info.surface': string;
  /** Over the page, behind a dialog. */
  scrim: string;
  /** The shadow of what floats: close to its edge. */
  'shadow.near': string;
  /** The shadow of what floats: far below it. */
  'shadow.far': string;
}

export type ColorRole = keyof ThemeColors;
