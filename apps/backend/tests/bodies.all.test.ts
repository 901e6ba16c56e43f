import { test } from 'vitest';
import { patience } from '@heldermatch/tooling/patience';
import { expectNoHarmOf } from './bodies.ts';

test(
  'survives ten thousand hostile bodies without harm',
  async () => {
    await expectNoHarmOf(10_000);
  },
  patience(120),
);
