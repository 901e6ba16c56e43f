import type { Ref } from 'react';
import { Button } from '../../components/Button/index.js';
import { TagGroup } from '../../components/TagGroup/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './InterviewPlanner.css.js';
import type { InterviewPlannerProps } from './InterviewPlanner.js';
import { SlotGrid } from './SlotGrid.js';
import type { Planner } from './usePlanner.js';
import { keyOf, type useSlots } from './useSlots.js';

interface SlotChooserProps extends Required<Pick<InterviewPlannerProps, 'limit'>> {
  /** Accessible name of the slots. */
  label: string;
  times: ReturnType<typeof useSlots>;
  planner: Omit<Planner, 'result' | 'chooser'>;
  ref: Ref<HTMLDivElement>;
}

/** Slots to select from, the selected ones, and the button that proposes them. */
export function SlotChooser({
  label,
  times: { days, timeOf, wordsOf, zone },
  limit,
  planner,
  ref,
}: SlotChooserProps) {
  const formatMessage = useMessages();
  return (
    <div ref={ref} className={css.planner}>
      {zone !== undefined && <p className={css.small}>{formatMessage(nl.timesIn, { zone })}</p>}
      <SlotGrid
        label={label}
        {...{ days, timeOf }}
        selected={planner.keys}
        isMultiple={limit > 1}
        onToggle={planner.toggle}
      />
      <TagGroup
        label={formatMessage(nl.chosenTimes)}
        description={planner.count}
        items={planner.selected.map((slot) => ({
          id: keyOf(slot),
          label: wordsOf(slot),
          isDisabled: planner.isPending,
        }))}
        onRemove={planner.remove}
        emptyText={formatMessage(nl.noTimesChosen)}
      />
      <div role="status" className={css.message}>
        {planner.message === planner.count ? (
          <VisuallyHidden>{planner.message}</VisuallyHidden>
        ) : (
          planner.message
        )}
      </div>
      <div>
        <Button
          isPending={planner.isPending}
          isDisabled={planner.selected.length === 0}
          onPress={planner.propose}
        >
          {planner.isPending
            ? formatMessage(nl.proposing)
            : planner.selected.length === 0
              ? formatMessage(nl.propose)
              : formatMessage(nl.proposeCount, { count: planner.selected.length })}
        </Button>
      </div>
    </div>
  );
}
