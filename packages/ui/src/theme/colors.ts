/** Colours of a theme by role, as CSS colours. */
export interface ThemeColors {
  /** Background of pages and fields. */
  'surface.default': string;
  /** Background of bands that differ from the page. */
  'surface.warm': string;
  /** Background of cards, dialogs and toasts. In the dark theme it is lighter than the page. */
  'surface.raised': string;
  /** Background of bands that are dark in both themes. Their content has the colours of the dark theme. */
  'surface.ink': string;
  /** Background of hovered elements without their own hover colour. */
  'surface.hover': string;
  /** Text. */
  'text.default': string;
  /** Secondary text. */
  'text.muted': string;
  /** Text on a primary button. */
  'text.onAction': string;
  /** Links and primary buttons. */
  'action.default': string;
  'action.hover': string;
  'action.pressed': string;
  /** Background of something selected, or of a link. */
  'action.subtle': string;
  /** Marker pen: evidence, and decisions of a person. */
  'marker.default': string;
  /** Text on the marker. */
  'marker.text': string;
  /** Border that carries meaning, such as a field's. */
  'border.default': string;
  /** Border that only separates. */
  'border.subtle': string;
  /** Focus ring. */
  'focus.ring': string;
  /** Errors and destructive actions. */
  'feedback.critical.default': string;
  'feedback.critical.surface': string;
  /** Success. */
  'feedback.positive.default': string;
  'feedback.positive.surface': string;
  /** Warnings. */
  'feedback.caution.default': string;
  'feedback.caution.surface': string;
  /** Information. */
  'feedback.info.default': string;
  'feedback.info.surface': string;
  /** First series of a chart. The others follow in order, and each also has its own pattern. */
  'chart.1': string;
  'chart.2': string;
  'chart.3': string;
  'chart.4': string;
  'chart.5': string;
  'chart.6': string;
  /** Backdrop of a dialog. */
  scrim: string;
  /** Shadow of floating elements, close to the edge. */
  'shadow.near': string;
  /** Shadow of floating elements, far below. */
  'shadow.far': string;
}

export type ColorRole = keyof ThemeColors;
