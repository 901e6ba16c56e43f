import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Icon.css.js';

export interface IconProps extends RootProps<SVGSVGElement> {
  /** Individually imported icon from `lucide`: line elements in a 24 by 24 square. */
  icon: IconNode;
  /** Accessible name. Without it, the icon is decorative and hidden from screen readers. */
  label?: string | undefined;
  /**
   * Mirrors the icon in right-to-left text, for icons that point forwards or backwards.
   * @default false
   */
  isDirectional?: boolean | undefined;
}

/** Icon in the colour of the surrounding text. */
export function Icon({ icon, label, isDirectional = false, ...root }: IconProps) {
  const accessibility =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...accessibility}
      {...rootProps(root, css.root, isDirectional && css.directional)}
    >
      {icon.map(([element, attributes], key) => createElement(element, { key, ...attributes }))}
    </svg>
  );
}
