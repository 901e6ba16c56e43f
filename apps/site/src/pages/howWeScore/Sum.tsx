import { factors, totalOf } from '@heldermatch/scorecard';
import { weights } from '@heldermatch/scorecard/example';
import { Heading, Scorecard, ScorecardCategory, Split, Stack, Text } from '@heldermatch/ui';
import { humanDecides } from '../shared/labels.ts';
import { sum } from './copy.tsx';
import { categories, title } from './exercise.ts';

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
        title={title}
        titleLevel="p"
        score={totalOf(categories, weights)}
        scoreLabel={sum.scoreLabel}
        note={humanDecides}
      >
        {categories.map(({ id, title: name, score = 0 }) => (
          <ScorecardCategory
            key={id}
            title={name}
            score={score}
            why={sum.shareOf(factors[weights.get(id) ?? 'normal'], score)}
          />
        ))}
      </Scorecard>
    }
  />
);
