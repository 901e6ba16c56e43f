import type { ReactNode } from 'react';
import { rootOf, type RootProps } from '../../internal/root.js';
import * as css from './Illustration.css.js';

export interface IllustrationProps extends RootProps<SVGSVGElement> {
  /**
   * What it shows: a CV (`page`), a CV with a marked sentence (`marked`), a sentence joined to a score (`joined`), CVs in
   * order (`ranked`), a log with a line by hand (`log`), or a sheet that is destroyed (`shredded`).
   */
  name: 'page' | 'marked' | 'joined' | 'ranked' | 'log' | 'shredded';
}

interface Place {
  x: number;
  y: number;
}

const Sheet = ({ x, y, width = 44, height = 58 }: Place & { width?: number; height?: number }) => (
  <rect {...{ x, y, width, height }} rx={3} className={css.sheet} />
);

/** Lines of text, each with its length. */
const Lines = ({ x, y, lengths }: Place & { lengths: readonly number[] }) => (
  <path
    d={lengths.map((length, index) => `M${x} ${y + index * 9}h${length}`).join('')}
    className={css.words}
  />
);

/** What a hand did with a marker: not quite level. */
const Stroke = ({ x, y, length }: Place & { length: number }) => (
  <path d={`M${x} ${y}l${length} -1`} className={css.stroke} />
);

const drawings: Record<IllustrationProps['name'], ReactNode> = {
  page: (
    <>
      <Sheet x={38} y={5} />
      <Sheet x={32} y={9} />
      <Lines x={39} y={22} lengths={[18, 30, 26, 30, 14]} />
    </>
  ),
  marked: (
    <>
      <Sheet x={34} y={7} />
      <Stroke x={42} y={29} length={27} />
      <Lines x={41} y={20} lengths={[18, 29, 24, 30, 14]} />
    </>
  ),
  joined: (
    <>
      <Sheet x={8} y={7} />
      <Sheet x={70} y={17} width={42} height={40} />
      <Stroke x={16} y={29} length={26} />
      <Lines x={15} y={20} lengths={[18, 28, 24, 30, 14]} />
      <Lines x={77} y={29} lengths={[28, 20, 24]} />
      <path d="M46 28.500H58V29H74" className={css.line} />
    </>
  ),
  ranked: (
    <>
      <Sheet x={24} y={7} width={72} />
      <Stroke x={33} y={20} length={50} />
      <path d="M32 20h52M32 31h42M32 42h36M32 53h20" className={css.words} />
    </>
  ),
  log: (
    <>
      <Sheet x={24} y={7} width={72} />
      <Stroke x={44} y={53} length={34} />
      <path d="M43 20h40M43 31h30M43 42h36M43 53h33" className={css.words} />
      <path d="M33 20h2M33 31h2M33 42h2M33 53h2" className={css.line} />
    </>
  ),
  shredded: (
    <>
      <path d="M38 40V10a3 3 0 0 1 3 -3h38a3 3 0 0 1 3 3v30z" className={css.sheet} />
      <Lines x={45} y={18} lengths={[18, 30, 24]} />
      <path d="M24 40h72" className={css.line} />
      <path
        d="M40 45v18M47 45v14M54 45v19M61 45v13M68 45v18M75 45v15M80 45v19"
        className={css.strip}
      />
    </>
  ),
};

/** A small picture made of two things only, paper and a marker. It is decoration: the words beside it say the same. */
export function Illustration({ name, ...root }: IllustrationProps) {
  return (
    <svg
      viewBox="0 0 120 72"
      width={120}
      height={72}
      fill="none"
      aria-hidden="true"
      {...rootOf(root, css.root)}
    >
      {drawings[name]}
    </svg>
  );
}
