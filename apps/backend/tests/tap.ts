/* oxlint-disable vitest/valid-title, vitest/valid-expect, vitest/no-conditional-tests, vitest/no-disabled-tests --
   the tests are the lines of a report, or the reason why there is none; vitest's expect takes a message */
import { expect, test } from 'vitest';

export type Outcome = { report: readonly string[] } | { skipped: string };

/** Registers each line of a TAP report as a separate test. */
export function testEachLine(outcome: Outcome): void {
  if ('skipped' in outcome) {
    console.warn(outcome.skipped);
    test.skip(outcome.skipped, () => undefined);
    return;
  }
  const results = outcome.report.flatMap((line) => {
    const [, result, name] = /^(ok|not ok) \d+ - (.*)/.exec(line) ?? [];
    return result === undefined || name === undefined ? [] : [{ result, name }];
  });
  for (const { result, name } of results) {
    test(name, () => {
      expect(result, explanation(outcome.report, name)).toBe('ok');
    });
  }
  test('every planned test ran', () => {
    const [, planned] = /^1\.\.(\d+)$/m.exec(outcome.report.join('\n')) ?? [];
    expect(results).toHaveLength(Number(planned));
  });
}

/** Extracts the comment lines after a failed line, which state the expected result. */
function explanation(report: readonly string[], name: string): string {
  const start = report.findIndex((line) => line.endsWith(`- ${name}`));
  const rest = report.slice(start + 1);
  const end = rest.findIndex((line) => !line.startsWith('#'));
  return rest.slice(0, end === -1 ? undefined : end).join('\n');
}
