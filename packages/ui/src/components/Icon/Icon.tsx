import type { LucideIcon } from 'lucide-react';
import { rootOf, type RootProps } from '../../internal/root.js';
import * as css from './Icon.css.js';

export interface IconProps extends RootProps<SVGSVGElement> {
  /** An icon of `lucide-react`, imported one by one. */
  icon: LucideIcon;
  /** What it says. Without a label it is decoration and hidden from screen readers. */
  label?: string;
}

/** One icon in the colour of its text. */
export function Icon({ icon: Glyph, label, ...root }: IconProps) {
  return label === undefined ? (
    <Glyph aria-hidden="true" {...rootOf(root, css.root)} />
  ) : (
    <Glyph role="img" aria-label={label} {...rootOf(root, css.root)} />
  );
}
