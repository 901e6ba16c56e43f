import { useId, type ReactNode } from 'react';
import { Band, type BandProps } from '../../components/Band/index.js';
import { SectionHeader } from '../../internal/band/SectionHeader.js';
import { FeaturePoints } from '../../internal/feature/FeaturePoints.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './FeatureDetail.css.js';

export interface FeatureDetailProps extends RootProps {
  title: ReactNode;
  intro: ReactNode;
  /** What it comes down to, point by point. */
  points?: readonly string[] | undefined;
  /** Where to read on. */
  link?: { href: string; label: string } | undefined;
  /** The product itself, as a picture made of components. Without it the points, or else the intro, stand beside the heading. */
  figure?: ReactNode;
  /**
   * On which side of the words the figure stands on a wide screen. Below them it stands on a phone.
   * @default 'end'
   */
  figureSide?: 'start' | 'end' | undefined;
  /** @default 'default' */
  surface?: BandProps['surface'] | undefined;
}

/** One thing the product does: what, how, and a picture of it. */
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
    const layout = points.length > 0 ? 'split' : 'beside';
    return (
      <Band title={title} intro={intro} surface={surface} layout={layout} {...root}>
        {details}
      </Band>
    );
  }
  return (
    <Band surface={surface} labelledBy={id} {...root}>
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
