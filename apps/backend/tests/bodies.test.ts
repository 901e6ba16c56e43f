import { test } from 'vitest';
import { expectNoHarmOf } from './bodies.ts';

test('survives five hundred hostile bodies without harm', async () => {
  await expectNoHarmOf(500);
});
