import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/index.js';
import { Link } from '../../../components/Link/index.js';
import { Text } from '../../../components/Text/index.js';
import * as css from './PointCard.css.js';

export interface PointCardProps {
  title: string;
  text: ReactNode;
  /** Preview of a product screen, made of components. Cropped, inert and hidden from assistive technology. */
  figure?: ReactNode;
  /** Link to more about it. */
  link?: { href: string; label: string } | undefined;
}

interface Props extends PointCardProps {
  /** Size of the title. */
  size?: 'medium' | 'large' | undefined;
}

/** Card in a row of similar items. Goes in a `Grid` that is a list. */
export function PointCard({ title, text, figure, link, size = 'medium' }: Props) {
  return (
    <li className={figure === undefined ? css.root : `${css.root} ${css.pictured}`}>
      {figure !== undefined && (
        <div className={css.figure} aria-hidden="true" inert>
          {figure}
        </div>
      )}
      <div className={css.words}>
        <Heading level={3} size={size}>
          {title}
        </Heading>
        <div className={css.rest}>
          <Text emphasis="muted">{text}</Text>
          {link !== undefined && (
            <div className={css.link}>
              <Link href={link.href} variant="standalone">
                {link.label}
              </Link>
            </div>
          )}
        </div>
      </div>
    </li>
  );
}
