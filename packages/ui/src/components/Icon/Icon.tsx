import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Icon.css.js';

export interface IconProps extends RootProps<SVGSVGElement> {
  /** An icon of `lucide`, imported one by one: the elements in a square of 24, drawn in lines. */
  icon: IconNode;
  /** What it says. Without a label it is decoration and hidden from screen readers. */
  label?: string | undefined;
  /**
   * It points along the line, to what follows or went before: mirrored where that runs from right to left.
   * @default false
   */
  isDirectional?: boolean | undefined;
}

/** One icon in the colour of its text. */
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
