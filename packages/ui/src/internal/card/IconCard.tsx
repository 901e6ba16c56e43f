import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.js';
import { Icon } from '../../components/Icon/index.js';
import { Illustration, type IllustrationProps } from '../../components/Illustration/index.js';
import { Link } from '../../components/Link/index.js';
import { Text } from '../../components/Text/index.js';
import * as css from './IconCard.css.js';

export interface IconCardProps {
  icon?: IconNode | undefined;
  /** A drawing in the place of an icon. */
  illustration?: IllustrationProps['drawing'] | undefined;
  title: string;
  text: ReactNode;
  /** A screen of the product, cut off and grey: a picture made of components, which nobody reads or uses. */
  figure?: ReactNode;
  /** Where to read on. */
  link?: { href: string; label: string } | undefined;
}

/** One of a row of alike things, in a `Grid` that is a list. */
export function IconCard({ icon, illustration, title, text, figure, link }: IconCardProps) {
  return (
    <li className={figure === undefined ? css.root : `${css.root} ${css.pictured}`}>
      {figure !== undefined && (
        <div className={css.figure} aria-hidden="true" inert>
          {figure}
        </div>
      )}
      {illustration !== undefined && <Illustration drawing={illustration} />}
      {icon !== undefined && (
        <span className={css.icon}>
          <Icon icon={icon} />
        </span>
      )}
      <Heading level={3}>{title}</Heading>
      <Text emphasis="muted">{text}</Text>
      {link !== undefined && (
        <div>
          <Link href={link.href} variant="standalone">
            {link.label}
          </Link>
        </div>
      )}
    </li>
  );
}
