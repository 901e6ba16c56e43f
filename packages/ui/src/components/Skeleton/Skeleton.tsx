import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './Skeleton.css.js';

export interface SkeletonProps extends RootProps {
  /**
   * Number of text lines in the placeholder.
   * @default 3
   */
  lines?: number | undefined;
  /**
   * Loading message for screen readers.
   * @default 'Bezig met laden'
   */
  label?: string | undefined;
}

/** Placeholder for loading text, which prevents layout shift. It is not animated. */
export function Skeleton({ lines = 3, label, ...root }: SkeletonProps) {
  const formatMessage = useMessages();
  return (
    <div {...rootProps(root, css.root)}>
      <VisuallyHidden>{label ?? formatMessage(nl.loading)}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} aria-hidden="true" className={css.line} />
      ))}
    </div>
  );
}
