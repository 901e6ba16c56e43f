import type { ReactNode } from 'react';
import { feedbackIcons } from '../../internal/feedback/icons.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import * as css from './Notice.css.js';

export interface NoticeProps extends RootProps {
  /** What the reader should know. */
  children: ReactNode;
  /**
   * What kind of message it is.
   * @default 'info'
   */
  tone?: 'info' | 'positive' | 'caution' | 'critical' | undefined;
  /** A few bold words above it. */
  title?: string | undefined;
}

const toneLabels = {
  info: nl.info,
  positive: nl.positive,
  caution: nl.caution,
  critical: nl.critical,
};

/**
 * A message that belongs to this place on the page and stays. It is not announced: what happens
 * after an action is a toast's.
 */
export function Notice({ children, tone = 'info', title, ...root }: NoticeProps) {
  const say = useMessages();
  return (
    <div {...rootProps(root, css.root, css.tone[tone])}>
      <span className={`${css.icon} ${css.iconTone[tone]}`}>
        <Icon icon={feedbackIcons[tone]} label={say(toneLabels[tone])} />
      </span>
      <div className={css.body}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
