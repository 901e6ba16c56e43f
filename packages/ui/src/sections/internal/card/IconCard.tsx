import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { Illustration, type IllustrationProps } from '../../../components/Illustration/index.js';
import { Link } from '../../../components/Link/index.js';
import { Text } from '../../../components/Text/index.js';
import * as css from './IconCard.css.js';

export interface IconCardProps {
  icon?: IconNode | undefined;
  /** Drawing shown instead of an icon. */
  illustration?: IllustrationProps['drawing'] | undefined;
  title: string;
  text: ReactNode;
  /** Preview of a product screen, made of components. Cropped, grey, inert and hidden from assistive technology. */
  figure?: ReactNode;
  /** Link to more about it. */
  link?: { href: string; label: string } | undefined;
}

/** Card in a row of similar items. Goes in a `Grid` that is a list. */
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
