import type { ReactNode } from 'react';
import { feedbackIcons } from '../../internal/feedback/icons.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import * as css from './Notice.css.js';

export interface NoticeProps extends RootProps {
  /** Message for the reader. */
  children: ReactNode;
  /**
   * Type of message.
   * @default 'info'
   */
  tone?: 'info' | 'positive' | 'caution' | 'critical' | undefined;
  /** Short bold title above the message. */
  title?: string | undefined;
}

const toneLabels = {
  info: nl.info,
  positive: nl.positive,
  caution: nl.caution,
  critical: nl.critical,
};

/** Persistent message at a fixed place on the page. It is not announced: use a toast for the result of an action. */
export function Notice({ children, tone = 'info', title, ...root }: NoticeProps) {
  const formatMessage = useMessages();
  return (
    <div {...rootProps(root, css.root, css.tone[tone])}>
      <span className={`${css.icon} ${css.iconTone[tone]}`}>
        <Icon icon={feedbackIcons[tone]} label={formatMessage(toneLabels[tone])} />
      </span>
      <div className={css.body}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
