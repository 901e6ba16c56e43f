import { CalendarClock, CircleDot, Telescope } from 'lucide';
import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/index.js';
import { Band, type BandProps } from '../../components/Band/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Text } from '../../components/Text/index.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './RoadmapTimeline.css.js';

/** Status of a phase: in progress, agreed, or further ahead. */
export type RoadmapStatus = 'in-progress' | 'planned' | 'future';

export interface RoadmapItem {
  /** Period of the phase: '2026 Q1-Q2', 'Week 1 en 2'. */
  period: string;
  title: string;
  text: ReactNode;
  /** Status of the phase. Omit it for a plan that has not begun. */
  status?: RoadmapStatus | undefined;
}

export interface RoadmapTimelineProps extends RootProps {
  title: string;
  intro?: string | undefined;
  /** Phases in chronological order. */
  items: readonly RoadmapItem[];
  /** Label of each status, so that the meaning never depends on colour alone. */
  statusLabels?: Readonly<Record<RoadmapStatus, string>> | undefined;
  /** @default 'default' */
  surface?: BandProps['surface'] | undefined;
}

const icons = { 'in-progress': CircleDot, planned: CalendarClock, future: Telescope };

/** Upcoming phases in chronological order, with the current one marked. */
export function RoadmapTimeline({
  title,
  intro,
  items,
  statusLabels,
  surface = 'default',
  ...root
}: RoadmapTimelineProps) {
  return (
    <Band title={title} intro={intro} surface={surface} {...root}>
      <ol role="list" className={css.items}>
        {items.map((item) => (
          <li
            key={item.title}
            aria-current={item.status === 'in-progress' ? 'step' : undefined}
            className={css.item}
          >
            <p className={css.period}>{item.period}</p>
            <Heading level={3} size="small">
              {item.title}
            </Heading>
            {item.status !== undefined && statusLabels !== undefined && (
              <div className={css.status}>
                <Badge
                  icon={icons[item.status]}
                  tone={item.status === 'in-progress' ? 'info' : 'neutral'}
                >
                  {statusLabels[item.status]}
                </Badge>
              </div>
            )}
            <Text emphasis="muted">{item.text}</Text>
          </li>
        ))}
      </ol>
    </Band>
  );
}
