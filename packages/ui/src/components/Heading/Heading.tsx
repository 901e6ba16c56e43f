import type { ComponentProps } from 'react';
import { rootProps } from '../../internal/root.js';
import * as css from './Heading.css.js';

export interface HeadingProps extends ComponentProps<'h1'> {
  /** Heading level: 1 once per page, without skipping levels. */
  level: 1 | 2 | 3 | 4;
  /**
   * Visual size, independent of the level.
   * @default by its level: 1 is larger than `large`, 2 `large`, 3 `medium`, 4 `small`
   */
  size?: 'small' | 'medium' | 'large' | undefined;
}

const levelSize = { 1: 'xlarge', 2: 'large', 3: 'medium', 4: 'small' } as const;

/** Heading of a page or section. */
export function Heading({ level, size, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rootProps(props, css.root, css.size[size ?? levelSize[level]])} />;
}
