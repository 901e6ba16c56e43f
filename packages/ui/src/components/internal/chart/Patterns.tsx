import * as css from './chart.css.js';

/** Maximum number of series in a chart: readers can't distinguish more, in colour or pattern. */
export const maxSeries = 6;

/**
 * Lines of the patterns in tiles of 8 by 8, by series. The first series is solid. None has horizontal lines, which look
 * like the gaps between stacked parts.
 */
const lines = [
  '',
  'M-2 2 2 -2M0 8 8 0M6 10 10 6',
  'M2 2h.01M6 6h.01',
  'M2 0v8M6 0v8',
  'M-2 6 2 10M0 0 8 8M6 -2 10 2',
  'M4 2v4M2 4h4',
];

/** Reference to the pattern of a series, for `fill`. */
export const fillOf = (id: string, series: number): string => `url(#${id}-${series % maxSeries})`;

/** Fills of the series of a chart: a colour with a pattern in the colour of the surface. */
export function Patterns({ id, count }: { id: string; count: number }) {
  return (
    <svg className={css.definitions} aria-hidden="true">
      <defs>
        {lines.slice(0, count).map((path, series) => (
          <pattern
            key={path}
            id={`${id}-${series}`}
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
          >
            <rect width={8} height={8} className={css.fill[series as 0]} />
            <path d={path} className={css.patternLine} data-dots={series === 2 || undefined} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
