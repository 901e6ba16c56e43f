import * as css from './Button.css.js';

/** The looks that `Button` and `ButtonLink` share. */
export interface ButtonStyleProps {
  /**
   * What pressing means: `critical` removes or ends something.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'critical' | undefined;
  /**
   * Prominence. A page has one `primary` action.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /**
   * `medium` is at least 44 px high, `large` 48 px. `small`, 32 px, is for rows and toolbars; a finger still has 44 px
   * to press.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * As wide as its container.
   * @default false
   */
  isFullWidth?: boolean | undefined;
}

export const buttonClass = ({
  tone = 'neutral',
  variant = 'primary',
  size = 'medium',
  isFullWidth = false,
}: ButtonStyleProps): string =>
  [
    css.root,
    css.variant[variant],
    css.size[size],
    tone === 'critical' && css.critical[variant],
    isFullWidth && css.fullWidth,
  ]
    .filter(Boolean)
    .join(' ');
