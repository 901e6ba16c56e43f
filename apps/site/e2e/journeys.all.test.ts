// Every journey with files that do not come.
import { describe, test } from 'vitest';
import { journeys, expectSoundWithout } from './journeys.ts';

describe.each(journeys)('$name', (journey) => {
  // One of each kind: React, what islands stand in, what the island loads on demand.
  test('with one file refused in turn of those that all share', () =>
    expectSoundWithout(journey, [
      /\/react-/,
      /\/hydrate-/,
      /\/schemas-/,
      /\/account-/,
      /\/client-/,
    ]));
});
