import { test } from 'vitest';
import { files, FIRST_RELEASE } from './schemas.ts';
import { expectUpgrade } from './upgrades.ts';

const older = files.slice(FIRST_RELEASE - 1, -1);

test.each(older.map((file, index) => [file, FIRST_RELEASE + index] as const))(
  'data of the schema that ended with %s are migrated, and nothing is lost',
  async (_, count) => {
    await expectUpgrade(count);
  },
);
