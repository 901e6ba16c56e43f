import { rootOf, type RootProps } from '../../internal/root.js';
import { messages } from '../../messages/nl.js';
import * as css from './Spinner.css.js';

export interface SpinnerProps extends RootProps {
  /**
   * `inline` stands beside words that say what is going on and is silent;
   * `large` stands alone and is announced.
   * @default 'large'
   */
  size?: 'inline' | 'large';
  /**
   * What is loading, for screen readers; only for `large`.
   * @default 'Bezig met laden'
   */
  label?: string;
}

/** Something is under way and nobody knows how long it takes. */
export function Spinner({ size = 'large', label = messages.loading, ...root }: SpinnerProps) {
  const className = `${css.root} ${css.size[size]}`;
  if (size === 'inline') return <span aria-hidden="true" {...rootOf(root, className)} />;
  return (
    <span role="status" aria-label={label} {...rootOf(root)}>
      <span className={className} />
    </span>
  );
}
