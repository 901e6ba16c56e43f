import { rootProps, type RootProps } from '../../internal/root.js';
import type { Drawing } from './drawings.js';
import * as css from './Illustration.css.js';

export interface IllustrationProps extends RootProps<SVGSVGElement> {
  /** One of `@heldermatch/ui/drawings`. */
  drawing: Drawing;
}

/** Decorative drawing of paper and a marker, at most as wide as its container. The adjacent text must carry the meaning. */
export function Illustration({ drawing: { x, width, height, parts }, ...root }: IllustrationProps) {
  return (
    <svg
      viewBox={`${x} 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      aria-hidden="true"
      {...rootProps(root, css.root)}
    >
      {parts.map(([look, path]) => (
        <path key={path} d={path} className={css.look[look]} />
      ))}
    </svg>
  );
}
