import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/index.js';
import { rootOf, type RootProps } from '../../internal/root.js';
import * as css from './CvExcerpt.css.js';

export interface CvExcerptProps extends RootProps {
  /** Whose CV it is, without a name: 'Cv · kandidaat 0412'. */
  title: string;
  /** Says that nobody real is shown: 'voorbeeld'. */
  badge: string;
  /** Paragraphs, the evidence in them marked with a numbered `Marker`. */
  children: ReactNode;
}

/** A passage of a CV with the evidence marked in it; the numbers return at the scores. */
export function CvExcerpt({ title, badge, children, ...root }: CvExcerptProps) {
  return (
    <div {...rootOf(root, css.root)}>
      <p className={css.title}>
        {title} <Badge>{badge}</Badge>
      </p>
      <div className={css.text}>{children}</div>
    </div>
  );
}
