import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/index.js';
import { Band, type BandProps } from '../../components/Band/index.js';
import { SectionHeader } from '../../internal/band/SectionHeader.js';
import { FeaturePoints } from '../../internal/feature/FeaturePoints.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './ProductTour.css.js';

export interface ProductTourChapter {
  title: string;
  intro: string;
  /** What it does, in a few words each. */
  points?: readonly string[] | undefined;
  /** Where to read on. */
  link?: { href: string; label: string } | undefined;
  /** What the window is called in this chapter: 'Shortlist'. */
  tab: string;
  /** What the picture shows, for screen readers. */
  label: string;
  /** What the window shows: the product itself, made of components. */
  figure: ReactNode;
}

export interface ProductTourProps extends RootProps, Pick<BandProps, 'surface'> {
  /** Names the part, for screen readers. */
  label: string;
  /** What the window is of: 'Vacature · recruiter zorg'. */
  title: string;
  /** Says that nothing real is shown: 'voorbeeld'. */
  badge: string;
  /** Two to four, in the order of the work. */
  items: readonly ProductTourChapter[];
}

/**
 * The product in chapters, and one window of it that changes with them as the visitor scrolls. Where a browser can't tie a
 * picture to scrolling, where movement is unwanted and on small screens, each chapter has its own picture.
 */
export function ProductTour({ label, title, badge, items, surface, ...root }: ProductTourProps) {
  return (
    <Band surface={surface} label={label} {...root}>
      <ol role="list" className={css.chapters}>
        {items.map(({ title: name, intro, points, link, tab, label: says, figure }) => (
          <li key={name} className={css.chapter}>
            <div className={css.body}>
              <SectionHeader title={name} intro={intro} />
              <FeaturePoints points={points} link={link} />
            </div>
            <figure aria-label={says} className={css.window}>
              <div className={css.bar}>
                <p className={css.title}>{title}</p>
                <Badge>{badge}</Badge>
              </div>
              {/* A picture of where one is: the chapters themselves are the way. */}
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
