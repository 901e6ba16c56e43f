import type { LucideIcon } from 'lucide-react';
import * as css from './Icon.css.js';

export interface IconProps {
  /** An icon of `lucide-react`, imported one by one. */
  icon: LucideIcon;
  /** What it says. Without a label it is decoration and hidden from screen readers. */
  label?: string;
}

/** One icon in the colour of its text. */
export function Icon({ icon: Glyph, label }: IconProps) {
  return label === undefined ? (
    <Glyph aria-hidden="true" className={css.root} />
  ) : (
    <Glyph role="img" aria-label={label} className={css.root} />
  );
}
