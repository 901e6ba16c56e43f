import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Illustration.css.js';

export interface IllustrationProps extends RootProps<SVGSVGElement> {
  /**
   * Subject of the drawing. Three show a CV (`page`), a CV with a marked sentence (`marked`), and a sentence joined to
   * a score (`joined`). The others show ranked CVs (`ranked`), a log with a handwritten line (`log`), and a shredded
   * page (`shredded`).
   */
  drawing: 'page' | 'marked' | 'joined' | 'ranked' | 'log' | 'shredded';
}

interface Place {
  x: number;
  y: number;
}

const Paper = ({ x, y, width = 44, height = 58 }: Place & { width?: number; height?: number }) => (
  <rect {...{ x, y, width, height }} rx={3} className={css.paper} />
);

/** Lines of text with the given lengths. */
const Lines = ({ x, y, lengths }: Place & { lengths: readonly number[] }) => (
  <path
    d={lengths.map((length, index) => `M${x} ${y + index * 9}h${length}`).join('')}
    className={css.body}
  />
);

/** Stroke of a marker, slightly slanted as if drawn by hand. */
const Stroke = ({ x, y, length }: Place & { length: number }) => (
  <path d={`M${x} ${y}l${length} -1`} className={css.stroke} />
);

const drawings: Record<IllustrationProps['drawing'], ReactNode> = {
  page: (
    <>
      <Paper x={7} y={5} />
      <Paper x={1} y={9} />
      <Lines x={8} y={22} lengths={[18, 30, 26, 30, 14]} />
    </>
  ),
  marked: (
    <>
      <Paper x={1} y={7} />
      <Stroke x={9} y={29} length={27} />
      <Lines x={8} y={20} lengths={[18, 29, 24, 30, 14]} />
    </>
  ),
  joined: (
    <>
      <Paper x={1} y={7} />
      <Paper x={70} y={17} width={42} height={40} />
      <Stroke x={9} y={29} length={27} />
      <Lines x={8} y={20} lengths={[18, 29, 24, 30, 14]} />
      <Lines x={77} y={29} lengths={[28, 20, 24]} />
      <path d="M45 29H70" className={css.line} />
    </>
  ),
  ranked: (
    <>
      <Paper x={1} y={7} width={72} />
      <Stroke x={10} y={20} length={50} />
      <Lines x={9} y={20} lengths={[52, 44, 34, 22]} />
    </>
  ),
  log: (
    <>
      <Paper x={1} y={7} width={72} />
      <Stroke x={21} y={47} length={34} />
      <Lines x={20} y={20} lengths={[40, 30, 36, 34]} />
      <path d="M10 20h2M10 29h2M10 38h2M10 47h2" className={css.line} />
    </>
  ),
  shredded: (
    <>
      <path d="M13 40V10a3 3 0 0 1 3 -3h38a3 3 0 0 1 3 3v30z" className={css.paper} />
      <Lines x={21} y={18} lengths={[18, 29, 24]} />
      <path d="M1 40h68" className={css.line} />
      <path
        d="M15 45v18M22 45v14M29 45v19M36 45v13M43 45v18M50 45v15M55 45v19"
        className={css.strip}
      />
    </>
  ),
};

/** Small decorative drawing of paper and a marker. The adjacent text must carry the meaning. */
export function Illustration({ drawing, ...root }: IllustrationProps) {
  return (
    <svg
      viewBox="0 0 120 72"
      width={120}
      height={72}
      fill="none"
      aria-hidden="true"
      {...rootProps(root, css.root)}
    >
      {drawings[drawing]}
    </svg>
  );
}
