import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../components/Icon/index.js';
import { Link } from '../../components/Link/index.js';
import { rootOf, type RootProps } from '../../internal/root.js';
import * as css from './ContactDetails.css.js';

export interface ContactDetailsProps extends RootProps {
  /** One way to reach the company each; without `href` it is text. */
  details: readonly { icon: LucideIcon; term: string; value: string; href?: string }[];
}

/** Where the company can be reached. */
export function ContactDetails({ details, ...root }: ContactDetailsProps) {
  return (
    <dl {...rootOf(root, css.list)}>
      {details.map(({ icon, term, value, href }) => (
        <div key={term}>
          <dt className={css.term}>
            <Icon icon={icon} />
            <span className={css.name}>{term}</span>
          </dt>
          <dd className={css.value}>
            {href === undefined ? (
              value
            ) : (
              <Link href={href} variant="standalone">
                {value}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
