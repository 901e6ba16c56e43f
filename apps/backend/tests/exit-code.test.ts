import { expect, onTestFinished, test } from 'vitest';
import { dataFolder } from './harness.ts';
import { openFolder } from './schemas.ts';

test('leaves the exit code unchanged for its caller, such as a test run', async () => {
  const { exitCode } = process;
  onTestFinished(() => {
    process.exitCode = exitCode;
  });
  process.exitCode = 3;
  const database = await openFolder(await dataFolder());
  expect(process.exitCode).toBe(3);
  await expect(database.driver.query('select 1 / 0')).rejects.toThrow('division by zero');
  expect(process.exitCode).toBe(3);
  await database.close();
  expect(process.exitCode).toBe(3);
});
