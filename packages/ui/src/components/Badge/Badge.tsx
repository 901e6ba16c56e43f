import type { IconNode } from 'lucide';
import { feedbackIcons } from '../../internal/feedback/icons.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import { Icon } from '../Icon/index.js';
import * as css from './Badge.css.js';

export interface BadgeProps extends RootProps {
  /** One or two words. */
  children: string;
  /**
   * What the status means.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical' | undefined;
  /**
   * Another icon than the tone's own, from `lucide`.
   * @default the tone's icon; `neutral` has none
   */
  icon?: IconNode | undefined;
}

/** A status in a word, an icon and a colour. */
export function Badge({
  children,
  tone = 'neutral',
  icon = tone === 'neutral' ? undefined : feedbackIcons[tone],
  ...root
}: BadgeProps) {
  return (
    <span {...rootProps(root, css.root, css.tone[tone])}>
      {icon !== undefined && (
        <span className={`${css.iconFrame} ${css.icon[tone]}`}>
          <Icon icon={icon} />
        </span>
      )}
      {children}
    </span>
  );
}
