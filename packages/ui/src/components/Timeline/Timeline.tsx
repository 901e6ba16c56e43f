import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { feedbackIcons } from '../../internal/feedback/icons.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import { Icon } from '../Icon/index.js';
import * as css from './Timeline.css.js';

export interface TimelineItem {
  /** Unique in its list. */
  id: string;
  /** What happened. */
  title: string;
  /** Who did it: a person, or what works for one. */
  by?: string | undefined;
  /** When, as people read it: '3 maart, 14.05 uur'. */
  time: string;
  /** When, for machines: ISO 8601, as exact as `time`. */
  dateTime: string;
  /** What belongs to it: a note, a link. */
  text?: ReactNode;
  /**
   * What the event means.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical' | undefined;
  /**
   * Another icon than the tone's own, from `lucide`.
   * @default the tone's icon; `neutral` has a dot
   */
  icon?: IconNode | undefined;
}

export interface TimelineProps extends RootProps<HTMLOListElement> {
  /** Whose events they are, for screen readers. */
  label: string;
  /** The events in one order of time: the last first where people look for news. */
  items: readonly TimelineItem[];
}

/**
 * What happened, who did it and when. Steps that are still to come are a `Stepper`'s, and the phases of a plan a
 * `RoadmapTimeline`'s.
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
