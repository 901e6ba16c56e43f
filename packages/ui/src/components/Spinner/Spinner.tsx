import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './Spinner.css.js';

export interface SpinnerProps extends RootProps {
  /**
   * Size: `small` is as tall as the surrounding text, `medium` 44 px, `large` 66 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Hides the spinner from screen readers, for use next to text that describes the progress.
   * @default false
   */
  isDecorative?: boolean | undefined;
  /**
   * Loading message for screen readers.
   * @default 'Bezig met laden'
   */
  label?: string | undefined;
}

/** Indicator of a task with an unknown duration. */
export function Spinner({ size = 'medium', isDecorative = false, label, ...root }: SpinnerProps) {
  const formatMessage = useMessages();
  const className = `${css.root} ${css.size[size]}`;
  if (isDecorative) return <span aria-hidden="true" {...rootProps(root, className)} />;
  return (
    <span role="status" aria-label={label ?? formatMessage(nl.loading)} {...rootProps(root)}>
      <span className={className} />
    </span>
  );
}
