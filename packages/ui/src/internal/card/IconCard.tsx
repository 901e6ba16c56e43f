import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.js';
import { Icon } from '../../components/Icon/index.js';
import { Link } from '../../components/Link/index.js';
import { Text } from '../../components/Text/index.js';
import * as css from './IconCard.css.js';

export interface IconCardProps {
  icon: IconNode;
  title: string;
  text: ReactNode;
  /** Where to read on. */
  link?: { href: string; label: string } | undefined;
}

/** One of a row of alike things, in a `Grid` that is a list. */
export function IconCard({ icon, title, text, link }: IconCardProps) {
  return (
    <li className={css.root}>
      <span className={css.icon}>
        <Icon icon={icon} />
      </span>
      <Heading level={3} size="small">
        {title}
      </Heading>
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
