import { checkContrast } from '@heldermatch/ui/theme';
import { expect, test } from 'vitest';
import { theme } from './theme.ts';

test('everyone can read the colours', () => {
  expect(checkContrast(theme)).toEqual([]);
});
