import type { ComponentProps } from 'react';
import { rootProps } from '../../internal/root.js';
import * as css from './Text.css.js';

export interface TextProps extends ComponentProps<'p'> {
  /**
   * Size: `large` is for introductions, `small` for notes (16 px, never less).
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Emphasis: `muted` is for secondary text; its contrast is still 7:1.
   * @default 'default'
   */
  emphasis?: 'default' | 'muted' | undefined;
  /**
   * Font weight.
   * @default 'regular'
   */
  weight?: 'regular' | 'medium' | undefined;
  /**
   * HTML element: use `span` inside other text.
   * @default 'p'
   */
  as?: 'p' | 'span' | undefined;
}

/** Paragraph with a maximum width of about 66 characters. */
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
