import { judge, replay, sign, type Change, type LogEntry } from '@heldermatch/scorecard';
import { adjustment, categories, weights } from '@heldermatch/scorecard/example';
import {
  Button,
  Grid,
  Radio,
  RadioGroup,
  ScoreAdjustment,
  ScoreChanges,
  Stack,
} from '@heldermatch/ui';
import { useState } from 'react';
import { adjust } from './copy.tsx';
import { candidate } from '../shared/example.tsx';
import { useHydrated } from '../shared/useHydrated.ts';

/** An initial change, so that before and after are readable without a script too. */
const start: readonly LogEntry[] = [adjustment];

/** Demo in which a visitor adjusts a score. The log exists only on this page. */
export function Adjust() {
  // React adds an inline script when it renders a form with a function as action, which the Content-Security-Policy
  // blocks.
  const isHydrated = useHydrated();
  const [log, setLog] = useState(start);
  const [chosen, setChosen] = useState<string | undefined>(
    // A score that was not adjusted yet has the form.
    categories.find(({ id }) => id !== adjustment.category)?.id,
  );
  const judged = judge(categories, replay(log).adjustments.get(candidate));
  const category = judged.find(({ id }) => id === chosen);
  const write = (change: Change) => setLog((lines) => [...lines, sign(change, adjust.visitor)]);
  return (
    <Grid columns={2} gap="xl">
      <Stack>
        <ScoreChanges
          label={adjust.changes}
          categories={categories}
          weights={weights}
          candidate={candidate}
          log={log}
          onUndo={isHydrated ? ({ id }) => write({ type: 'undo', entry: id }) : undefined}
        />
        {isHydrated && (
          <div>
            <Button
              variant="quiet"
              size="small"
              onPress={() => setLog(start)}
              isDisabled={log === start}
            >
              {adjust.reset}
            </Button>
          </div>
        )}
      </Stack>
      {isHydrated && (
        <Stack>
          <RadioGroup label={adjust.question} value={chosen ?? null} onChange={setChosen}>
            {categories.map(({ id, title }) => (
              <Radio key={id} value={id}>
                {title}
              </Radio>
            ))}
          </RadioGroup>
          {category !== undefined && (
            <ScoreAdjustment
              key={category.id}
              category={category}
              categories={judged}
              weights={weights}
              onAdjust={(change) => {
                write({ type: 'adjustment', candidate, category: category.id, ...change });
              }}
            />
          )}
        </Stack>
      )}
    </Grid>
  );
}
