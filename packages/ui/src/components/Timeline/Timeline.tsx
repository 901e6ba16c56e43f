import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { feedbackIcons } from '../../internal/feedback/icons.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import { Icon } from '../Icon/index.js';
import * as css from './Timeline.css.js';

export interface TimelineItem {
  /** Unique within the list. */
  id: string;
  /** Name of the event. */
  title: string;
  /** Person or system that caused the event. */
  by?: string | undefined;
  /** Formatted time for readers: '3 maart, 14.05 uur'. */
  time: string;
  /** Machine-readable time: ISO 8601, as precise as `time`. */
  dateTime: string;
  /** Additional content: a note, a link. */
  text?: ReactNode;
  /**
   * Meaning of the event.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical' | undefined;
  /**
   * Icon from `lucide` that replaces the icon of the tone.
   * @default the tone's icon; `neutral` has a dot
   */
  icon?: IconNode | undefined;
}

export interface TimelineProps extends RootProps<HTMLOListElement> {
  /** Accessible name of the timeline, such as its subject. */
  label: string;
  /** Events in chronological order, or the latest first if users look for news. */
  items: readonly TimelineItem[];
}

/**
 * List of events with their cause and time. For future steps use `Stepper`, and for the phases of a plan
 * `RoadmapTimeline`.
 */
export function Timeline({ label, items, ...root }: TimelineProps) {
  return (
    <ol role="list" aria-label={label} {...rootProps(root, css.root)}>
      {items.map((item) => (
        <Event key={item.id} {...item} />
      ))}
    </ol>
  );
}

function Event({
  title,
  by,
  time,
  dateTime,
  text,
  tone = 'neutral',
  icon = tone === 'neutral' ? undefined : feedbackIcons[tone],
}: TimelineItem) {
  return (
    <li className={css.item}>
      <span className={`${css.marker} ${css.tone[tone]}`}>
        {icon === undefined ? <span className={css.dot} /> : <Icon icon={icon} />}
      </span>
      <div className={css.body}>
        <p className={css.title}>{title}</p>
        <p className={css.meta}>
          {by !== undefined && `${by} · `}
          <time dateTime={dateTime}>{time}</time>
        </p>
        {text !== undefined && <div className={css.content}>{text}</div>}
      </div>
    </li>
  );
}
