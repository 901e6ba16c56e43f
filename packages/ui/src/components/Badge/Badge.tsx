import type { IconNode } from 'lucide';
import { PenLine } from 'lucide';
import { feedbackIcons } from '../../internal/feedback/icons.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import { Icon } from '../Icon/index.js';
import * as css from './Badge.css.js';

export interface BadgeProps extends RootProps {
  /** Label of one or two words. */
  children: string;
  /**
   * Meaning of the status.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical' | undefined;
  /**
   * Icon from `lucide` that replaces the icon of the tone.
   * @default the tone's icon; `neutral` has none, except with `isByHuman`
   */
  icon?: IconNode | undefined;
  /**
   * Whether a human made the decision or the change that the badge states. Its icon is on a stroke of the marker. Leave the
   * tone neutral: a rejection is no error.
   * @default false
   */
  isByHuman?: boolean | undefined;
}

/** Status shown as a word, an icon and a colour. */
export function Badge({
  children,
  tone = 'neutral',
  isByHuman = false,
  icon = tone === 'neutral' ? (isByHuman ? PenLine : undefined) : feedbackIcons[tone],
  ...root
}: BadgeProps) {
  return (
    <span {...rootProps(root, css.root, css.tone[tone])}>
      {icon !== undefined && (
        <span className={`${css.iconFrame} ${isByHuman ? css.byHuman : css.icon[tone]}`}>
          <Icon icon={icon} />
        </span>
      )}
      <span className={css.words}>{children}</span>
    </span>
  );
}
