import type { ComponentProps } from 'react';
import { rootProps } from '../../internal/root.js';
import * as css from './Text.css.js';

export interface TextProps extends ComponentProps<'p'> {
  /**
   * `large` introduces, `small` adds a note (16 px, never less).
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * `muted` supports what stands beside it; it still reaches 7:1.
   * @default 'default'
   */
  emphasis?: 'default' | 'muted' | undefined;
  /** @default 'regular' */
  weight?: 'regular' | 'medium' | undefined;
  /**
   * The element: `span` inside other text.
   * @default 'p'
   */
  as?: 'p' | 'span' | undefined;
}

/** A paragraph, at most about 66 characters wide. */
export function Text({
  size = 'medium',
  emphasis = 'default',
  weight = 'regular',
  as: Tag = 'p',
  ...props
}: TextProps) {
  return (
    <Tag
      {...rootProps(props, css.root, css.size[size], css.emphasis[emphasis], css.weight[weight])}
    />
  );
}
