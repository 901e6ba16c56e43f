import { factors, totalOf } from '@heldermatch/scorecard';
import { weights } from '@heldermatch/scorecard/example';
import { Heading, Scorecard, ScorecardCategory, Split, Stack, Text } from '@heldermatch/ui';
import { humanDecides } from '../shared/labels.ts';
import { sum } from './copy.tsx';
import { categories, scoreTitle } from './exercise.ts';

/** The software's scores of the CV in the exercise, added up. */
export const Sum = () => (
  <Split
    first="aside"
    aside={
      <Stack gap="xs">
        <Heading level={3}>{sum.title}</Heading>
        <Text emphasis="muted">{sum.text}</Text>
      </Stack>
    }
    main={
      <Scorecard
        title={scoreTitle}
        titleLevel="p"
        score={totalOf(categories, weights)}
        scoreLabel={sum.scoreLabel}
        note={humanDecides}
      >
        {categories.map(({ id, title, score = 0 }) => {
          const weight = weights.get(id) ?? 'normal';
          return (
            <ScorecardCategory
              key={id}
              {...{ title, score, weight }}
              why={sum.shareOf(factors[weight], score)}
            />
          );
        })}
      </Scorecard>
    }
  />
);
