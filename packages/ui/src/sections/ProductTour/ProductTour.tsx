import { Check } from 'lucide';
import { useId, type ReactNode } from 'react';
import { Badge } from '../../components/Badge/index.js';
import { Band, type BandProps } from '../../components/Band/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Icon } from '../../components/Icon/index.js';
import { Link } from '../../components/Link/index.js';
import { Text } from '../../components/Text/index.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './ProductTour.css.js';

export interface ProductTourChapter {
  title: string;
  intro: string;
  /** What it does, in a few words each.
   * @default []
   */
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
  const id = useId();
  return (
    <Band surface={surface} labelledBy={id} {...root}>
      <p id={id} hidden>
        {label}
      </p>
      <ol role="list" className={css.chapters}>
        {items.map(({ title: name, intro, points = [], link, tab, label: says, figure }) => (
          <li key={name} className={css.chapter}>
            <div className={css.words}>
              <Heading level={2}>{name}</Heading>
              <Text size="large" emphasis="muted">
                {intro}
              </Text>
              {points.length > 0 && (
                <ul role="list" className={css.points}>
                  {points.map((point) => (
                    <li key={point} className={css.point}>
                      <span className={css.icon}>
                        <Icon icon={Check} />
                      </span>
                      <span>{point}</span>
                    </li>
                  ))}
                </ul>
              )}
              {link !== undefined && (
                <div>
                  <Link href={link.href} variant="standalone">
                    {link.label}
                  </Link>
                </div>
              )}
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
