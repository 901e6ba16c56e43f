import type { ComponentProps } from 'react';
import { rootOf } from '../../internal/root.js';
import * as css from './Text.css.js';

export interface TextProps extends ComponentProps<'p'> {
  /**
   * `large` introduces, `small` adds a note (16 px, never less).
   * @default 'body'
   */
  size?: 'small' | 'body' | 'large';
  /**
   * `muted` supports what stands beside it; it still reaches 7:1.
   * @default 'default'
   */
  tone?: 'default' | 'muted';
  /** @default 'regular' */
  weight?: 'regular' | 'medium';
  /**
   * The element: `span` inside other text.
   * @default 'p'
   */
  as?: 'p' | 'span';
}

/** A paragraph, at most about 68 characters wide. */
export function Text({
  size = 'body',
  tone = 'default',
  weight = 'regular',
  as: Tag = 'p',
  ...props
}: TextProps) {
  return <Tag {...rootOf(props, css.root, css.size[size], css.tone[tone], css.weight[weight])} />;
}
