import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card/index.js';
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

/** One of a row of alike cards, in a `Grid` that is a list. */
export function IconCard({ icon, title, text, link }: IconCardProps) {
  return (
    <Card as="li">
      <div className={css.root}>
        <span className={css.icon}>
          <Icon icon={icon} />
        </span>
        <Heading level={3}>{title}</Heading>
        <Text emphasis="muted">{text}</Text>
        {link !== undefined && (
          <div className={css.link}>
            <Link href={link.href} variant="standalone">
              {link.label}
            </Link>
          </div>
        )}
      </div>
    </Card>
  );
}
