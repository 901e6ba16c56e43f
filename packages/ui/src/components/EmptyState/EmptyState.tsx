import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import { Icon } from '../Icon/index.js';
import { Inline } from '../Inline/index.js';
import * as css from './EmptyState.css.js';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** Short statement of the missing content. */
  title: string;
  /** Reason, and the next step. */
  text?: ReactNode;
  /** Decorative icon from `lucide`. */
  icon?: IconNode | undefined;
  /** Button, or link styled as one, to resolve the empty state. */
  action?: ReactNode;
  /**
   * Meaning: `critical` is for content that failed to load.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'critical' | undefined;
  /**
   * Heading level of the title; use `p` where no heading fits, as in a table.
   * @default 'p'
   */
  titleLevel?: 2 | 3 | 4 | 'p' | undefined;
}

/**
 * Placeholder for content that doesn't exist yet, was not found or failed to load. It is not announced: announce the
 * result of a search where its count is shown.
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
