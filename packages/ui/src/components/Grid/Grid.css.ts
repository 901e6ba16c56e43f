import { componentStyle, componentVariants } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({ display: 'grid', padding: 0, margin: 0 });

const { s, m, l, xl } = vars.space;
export const gap = componentVariants({
  s: { gap: s },
  m: { gap: m },
  l: { gap: l },
  xl: { gap: xl },
});

/** As many columns of at least this width as fit, up to a maximum. */
const upTo = (columns: number, width: string) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${width}, 100% / ${columns + 1} + 1px)), 1fr))`,
});

/** Three columns or one: two columns would leave an empty cell. */
const threeOrOne = (width: string) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max((3 * ${width} - 100%) * 999, 100% / 4 + 1px)), 1fr))`,
});

/** Four columns, two or one: three columns would leave a row of one. */
const fourOrTwo = (width: string) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${width}, clamp(100% / 5 + 1px, (4 * ${width} + 3 * ${xl} - 100%) * 999, 100% / 3 + 1px))), 1fr))`,
});

export const columns = componentVariants({
  2: upTo(2, vars.size.columnWide),
  3: {
    ...upTo(3, vars.size.columnWide),
    // React Aria renders a `template` next to a `Select`.
    selectors: {
      '&:has(> :nth-child(3 of :not(template)):nth-last-child(1 of :not(template)))': threeOrOne(
        vars.size.columnWide,
      ),
    },
  },
  4: fourOrTwo(vars.size.column),
});
