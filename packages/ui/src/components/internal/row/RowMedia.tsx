import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../Icon/index.js';
import * as css from '../../../internal/list/rows.css.js';

export interface RowMediaProps {
  /** Icon from `lucide`, before the label. */
  icon?: IconNode | undefined;
  /** An `Avatar` or a logo before the label, instead of an icon. Make it decorative if the label names it. */
  media?: ReactNode;
}

/** Picture or icon of a row. */
export function RowMedia({ icon, media = icon && <Icon icon={icon} /> }: RowMediaProps) {
  return media !== undefined && <span className={css.picture}>{media}</span>;
}
