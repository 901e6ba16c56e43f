import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/index.js';
import { Band, type BandProps } from '../../components/Band/index.js';
import { SectionHeader } from '../../components/internal/band/SectionHeader.js';
import { FeaturePoints } from '../internal/feature/FeaturePoints.js';
import { fragmentOf } from '../../internal/fragment.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './ProductTour.css.js';

export interface ProductTourChapter {
  title: string;
  intro: string;
  /** Key points, in a few words each. */
  points?: readonly string[] | undefined;
  /** Link to more about it. */
  link?: { href: string; label: string } | undefined;
  /** Tab title of the window in this chapter: 'Shortlist'. */
  tab: string;
  /** Accessible name of the figure. */
  label: string;
  /** Content of the window: the product itself, made of components. */
  figure: ReactNode;
}

export interface ProductTourProps extends RootProps, Pick<BandProps, 'surface'> {
  /** Accessible name of the section. */
  label: string;
  /** Title of the window: 'Vacature · recruiter zorg'. */
  title: string;
  /** Badge that marks the content as fictional: 'voorbeeld'. */
  badge: string;
  /** Two to four chapters, in the order of the work. */
  items: readonly ProductTourChapter[];
}

/**
 * Product tour in chapters, with one window that changes while the visitor scrolls. Each chapter has its own figure on
 * small screens, with reduced motion, and in browsers without scroll-driven animations.
 */
export function ProductTour({ label, title, badge, items, surface, ...root }: ProductTourProps) {
  return (
    <Band surface={surface} label={label} {...root}>
      <ol role="list" className={css.chapters}>
        {items.map(({ title: name, intro, points, link, tab, label: says, figure }) => (
          <li key={name} id={fragmentOf(name)} className={css.chapter}>
            <div className={css.body}>
              <SectionHeader title={name} intro={intro} />
              <FeaturePoints points={points} link={link} />
            </div>
            <figure aria-label={says} className={css.window}>
              <div className={css.bar}>
                <p className={css.title}>{title}</p>
                <Badge>{badge}</Badge>
              </div>
              {/* Decorative: the chapters themselves are the navigation. */}
              <div aria-hidden="true" className={css.tabs}>
                {items.map((one) => (
                  <span key={one.tab} className={one.tab === tab ? css.current : undefined}>
                    {one.tab}
                  </span>
                ))}
              </div>
              <div className={css.content}>{figure}</div>
            </figure>
          </li>
        ))}
      </ol>
    </Band>
  );
}
