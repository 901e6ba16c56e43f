import type { IconNode } from 'lucide';
import { Icon } from '../../components/Icon/index.js';
import { Link } from '../../components/Link/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './ContactDetails.css.js';

export interface ContactDetailsProps extends RootProps {
  /** Ways to contact the company, each as text or as a link. */
  items: readonly {
    icon: IconNode;
    title: string;
    text?: string;
    /** Below the text, in muted type: more about it, in lines. */
    note?: string;
    link?: { href: string; label: string };
  }[];
}

/** Contact details of the company. */
export function ContactDetails({ items, ...root }: ContactDetailsProps) {
  return (
    <dl {...rootProps(root, css.list)}>
      {items.map(({ icon, title, text, note, link }) => (
        <div key={title}>
          <dt className={css.term}>
            <span className={css.icon}>
              <Icon icon={icon} />
            </span>
            <span className={css.name}>{title}</span>
          </dt>
          <dd className={css.value}>
            {link === undefined ? (
              text
            ) : (
              <Link href={link.href} variant="standalone">
                {link.label}
              </Link>
            )}
            {note !== undefined && <span className={css.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
