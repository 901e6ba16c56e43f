// Undocumented behaviour of dependencies that the build relies on. An update that breaks it fails here, or in the tests
// of the built scripts (`e2e/start.test.ts`).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('React Aria 3.53 adds its style for pressable elements unless the document has it', () => {
  const { resolve } = createRequire(join(import.meta.dirname, '../../../packages/ui/package.json'));
  const code = readFileSync(
    join(resolve('react-aria/package.json'), '../dist/private/interactions/usePress.mjs'),
    'utf8',
  );
  expect(code).toContain("STYLE_ID = 'react-aria-pressable-style'");
  expect(code).toMatch(/getElementById\([\w$]*STYLE_ID\)/);
  expect(code).toContain('touch-action: pan-x pan-y pinch-zoom');
});
