import { Check } from 'lucide';
import { Icon } from '../../../components/Icon/index.js';
import { Link } from '../../../components/Link/index.js';
import * as css from './FeaturePoints.css.js';

interface FeaturePointsProps {
  points?: readonly string[] | undefined;
  link?: { href: string; label: string } | undefined;
}

/** List of a feature's key points, and a link to more about it. */
export const FeaturePoints = ({ points = [], link }: FeaturePointsProps) =>
  (points.length > 0 || link !== undefined) && (
    <div className={css.root}>
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
  );
