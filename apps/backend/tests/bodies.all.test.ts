import { test } from 'vitest';
import { patience } from '../../../.workspace/patience.ts';
import { expectNoHarmOf } from './bodies.ts';

test(
  'ten thousand hostile bodies do no harm',
  async () => {
    await expectNoHarmOf(10_000);
  },
  patience(120),
);
