import { line } from 'd3-shape';
import * as css from './chart.css.js';

interface StretchedLineProps {
  /** Index of the series. */
  series: number;
  /** Positions in per cent. A point without a measurement interrupts the line. */
  points: readonly (readonly [x: number, y: number | null])[];
  /** Lengths of the dashes and of the gaps between them. */
  dashes?: string | undefined;
}

const pathOf = line<readonly [x: number, y: number | null]>()
  .defined(([, y]) => y !== null)
  .x(([x]) => x)
  .y(([, y]) => y ?? 0);

/** Line that fills the SVG element around it. Its stroke isn't stretched. */
export const StretchedLine = ({ series, points, dashes }: StretchedLineProps) => (
  <svg
    width="100%"
    height="100%"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    className={css.stretched}
  >
    <path
      d={pathOf(points) ?? undefined}
      className={`${css.strokeLine} ${css.stroke[series as 0]}`}
      strokeDasharray={dashes}
    />
  </svg>
);
