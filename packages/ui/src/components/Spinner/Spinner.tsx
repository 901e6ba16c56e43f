import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './Spinner.css.js';

export interface SpinnerProps extends RootProps {
  /**
   * `small` is as high as the text around it, `medium` 44 px, `large` 66 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * It stands beside words that say what is going on: it is silent.
   * @default false
   */
  isDecorative?: boolean | undefined;
  /**
   * What is loading, for screen readers.
   * @default 'Bezig met laden'
   */
  label?: string | undefined;
}

/** Something is under way and nobody knows how long it takes. */
export function Spinner({ size = 'medium', isDecorative = false, label, ...root }: SpinnerProps) {
  const say = useMessages();
  const className = `${css.root} ${css.size[size]}`;
  if (isDecorative) return <span aria-hidden="true" {...rootProps(root, className)} />;
  return (
    <span role="status" aria-label={label ?? say(nl.loading)} {...rootProps(root)}>
      <span className={className} />
    </span>
  );
}
