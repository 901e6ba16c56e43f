import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.js';
import { Illustration, type Drawing } from '../../components/Illustration/index.js';
import { Link } from '../../components/Link/index.js';
import { Text } from '../../components/Text/index.js';
import { Band } from '../../components/Band/index.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './FeatureTeasers.css.js';

export interface FeatureTeasersProps extends RootProps {
  title: string;
  items: readonly {
    title: string;
    text: ReactNode;
    link: { href: string; label: string };
    /** Drawing next to the text. */
    illustration?: Drawing | undefined;
  }[];
  /** Link or button to all features. */
  action?: ReactNode;
}

/** Stacked list of features, each with a link to more. */
export function FeatureTeasers({ title, items, action, ...root }: FeatureTeasersProps) {
  return (
    <Band title={title} {...root}>
      <ul role="list" className={css.teasers}>
        {items.map((teaser) => (
          <li key={teaser.link.href} className={css.teaser}>
            <Heading level={3}>{teaser.title}</Heading>
            <div className={teaser.illustration && css.drawn}>
              <div>
                <Text emphasis="muted">{teaser.text}</Text>
                <Link href={teaser.link.href} variant="standalone">
                  {teaser.link.label}
                </Link>
              </div>
              {teaser.illustration !== undefined && (
                <Illustration drawing={teaser.illustration} className={css.illustration} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {action !== undefined && <div>{action}</div>}
    </Band>
  );
}
