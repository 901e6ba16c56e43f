import { useId, type ReactNode } from 'react';
import { Band, type BandProps } from '../../components/Band/index.js';
import { SectionHeader } from '../../components/internal/band/SectionHeader.js';
import { FeaturePoints } from '../internal/feature/FeaturePoints.js';
import { fragmentOf } from '../../internal/fragment.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './FeatureDetail.css.js';

export interface FeatureDetailProps extends RootProps {
  title: ReactNode;
  intro: ReactNode;
  /** Key points, as a list. */
  points?: readonly string[] | undefined;
  /** Link to more about it. */
  link?: { href: string; label: string } | undefined;
  /** Preview of the product, made of components. Without it, the points, or else the intro, are next to the heading. */
  figure?: ReactNode;
  /**
   * Side of the figure on a wide screen. On a phone it is below the text.
   * @default 'end'
   */
  figureSide?: 'start' | 'end' | undefined;
  /** @default 'default' */
  surface?: BandProps['surface'] | undefined;
}

/** One feature of the product: its purpose, its details and a preview. */
export function FeatureDetail({
  title,
  intro,
  points = [],
  link,
  figure,
  figureSide = 'end',
  surface = 'default',
  ...root
}: FeatureDetailProps) {
  const id = useId();
  const details = <FeaturePoints points={points} link={link} />;
  if (figure === undefined) {
    const layout = points.length > 0 ? 'split' : 'heading-aside';
    return (
      <Band title={title} intro={intro} surface={surface} layout={layout} {...root}>
        {details}
      </Band>
    );
  }
  return (
    <Band id={fragmentOf(title)} surface={surface} labelledBy={id} {...root}>
      <div className={css.columns[figureSide]}>
        <div className={css.body}>
          <SectionHeader id={id} title={title} intro={intro} />
          {details}
        </div>
        {figure}
      </div>
    </Band>
  );
}
