import * as css from './Button.css.js';

/** Style props that `Button` and `ButtonLink` share. */
export interface ButtonStyleProps {
  /**
   * Meaning of the action: `critical` removes or ends something.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'critical' | undefined;
  /**
   * Prominence. Use one `primary` action per page.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /**
   * Height: `medium` is at least 44 px, `large` 48 px. `small`, 32 px, is for rows and toolbars; it keeps a 44 px hit
   * area on touch screens.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Fills the width of its container.
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
