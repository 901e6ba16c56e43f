import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

/** Public by nature, and worth nothing outside this machine. */
export const PUBLISHABLE_KEY = 'sb_publishable_local_only';

const secretsSchema = v.object({ jwtSecret: v.string(), secretKey: v.string() });

export type Secrets = v.InferOutput<typeof secretsSchema>;

/** Made once for each data folder, so that sessions survive a restart and no key stands in the code. */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  try {
    return v.parse(secretsSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    const secrets: Secrets = {
      jwtSecret: randomBytes(48).toString('base64url'),
      secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    };
    await writeFile(file, JSON.stringify(secrets), { mode: 0o600 });
    return secrets;
  }
}
