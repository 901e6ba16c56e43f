import { test } from 'vitest';
import { expectNoHarmOf } from './bodies.ts';

test('five hundred hostile bodies do no harm', async () => {
  await expectNoHarmOf(500);
});
