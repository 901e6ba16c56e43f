import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import { Icon } from '../Icon/index.js';
import { Inline } from '../Inline/index.js';
import * as css from './EmptyState.css.js';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** What there is not, in a few words. */
  title: string;
  /** Why, and what to do about it. */
  text?: ReactNode;
  /** An icon of `lucide`: decoration, for a place where something else would stand. */
  icon?: IconNode | undefined;
  /** What makes it better: a button, or a link that looks like one. */
  action?: ReactNode;
  /**
   * `critical` for what could not be shown.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'critical' | undefined;
  /**
   * The level of its heading in the page's outline; `p` where none fits, as in a table.
   * @default 'p'
   */
  titleLevel?: 2 | 3 | 4 | 'p' | undefined;
}

/**
 * Stands where there is nothing to see: nothing yet, nothing found, or nothing that could be loaded. It is not
 * announced: what a search found is said where its count stands.
 */
export function EmptyState({
  title,
  text,
  icon,
  action,
  tone = 'neutral',
  titleLevel = 'p',
  ...root
}: EmptyStateProps) {
  const Title = titleLevel === 'p' ? 'p' : (`h${titleLevel}` as const);
  return (
    <div {...rootProps(root, css.root)}>
      {icon !== undefined && (
        <span className={`${css.icon} ${css.tone[tone]}`}>
          <Icon icon={icon} />
        </span>
      )}
      <Title className={css.title}>{title}</Title>
      {text !== undefined && <div className={css.body}>{text}</div>}
      {action !== undefined && (
        <div className={css.action}>
          <Inline justify="center">{action}</Inline>
        </div>
      )}
    </div>
  );
}
