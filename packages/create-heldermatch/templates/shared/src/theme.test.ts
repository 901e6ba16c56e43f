import { checkContrast } from '@heldermatch/ui/theme';
import { expect, test } from 'vitest';
import { theme } from './theme.ts';

test('has enough contrast in every colour pair', () => {
  expect(checkContrast(theme)).toEqual([]);
});
