import * as css from './chart.css.js';
import type { ChartTick } from './scale.js';

type Ticks = { ticks: readonly ChartTick[] };

/** Labels along a vertical axis. */
export const ValueAxis = ({ ticks }: Ticks) => (
  <div className={css.axis} aria-hidden="true">
    {ticks.map(({ at, label }) => (
      <span key={at} className={css.tick} style={{ insetBlockStart: `${100 - at}%` }}>
        {label}
      </span>
    ))}
  </div>
);

/** Lines at the labels of a vertical axis, for an SVG element. */
export const Gridlines = ({ ticks }: Ticks) =>
  ticks.map(({ at, isZero }) => (
    <line
      key={at}
      x2="100%"
      y1={`${100 - at}%`}
      y2={`${100 - at}%`}
      className={css.gridline}
      data-zero={isZero || undefined}
    />
  ));
