import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './Skeleton.css.js';

export interface SkeletonProps extends RootProps {
  /**
   * How many lines of text it holds the place of.
   * @default 3
   */
  lines?: number | undefined;
  /**
   * What is loading, for screen readers.
   * @default 'Bezig met laden'
   */
  label?: string | undefined;
}

/** Holds the place of text that is on its way, so that the page does not jump. It stands still. */
export function Skeleton({ lines = 3, label, ...root }: SkeletonProps) {
  const say = useMessages();
  return (
    <div {...rootProps(root, css.root)}>
      <VisuallyHidden>{label ?? say(nl.loading)}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} aria-hidden="true" className={css.line} />
      ))}
    </div>
  );
}
