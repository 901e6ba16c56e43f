import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { codeOf } from './code-of.ts';
import { UserError } from '@heldermatch/tooling/ports';
import { writeFileAtomic } from './write-file-atomic.ts';

/** A public key without value outside this machine. */
export const PUBLISHABLE_KEY = 'sb_publishable_local_only';

const secretsSchema = v.object({ jwtSecret: v.string(), secretKey: v.string() });

export type Secrets = v.InferOutput<typeof secretsSchema>;

/**
 * Reads the keys, which are created once per data folder. Sessions therefore survive a restart, and no key is in the
 * code.
 *
 * @throws UserError when they exist but can't be read: new ones would end every session
 */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  try {
    return v.parse(secretsSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return makeSecrets(file);
    // The error's own message is omitted, because it quotes the file.
    throw new UserError(
      `The keys in ${file} can't be read (${codeOf(error) ?? 'damaged'}); ` +
        'restore that file, or delete it and everybody has to sign in again.',
    );
  }
}

async function makeSecrets(file: string): Promise<Secrets> {
  const secrets: Secrets = {
    jwtSecret: randomBytes(48).toString('base64url'),
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  };
  await writeFileAtomic(file, JSON.stringify(secrets), 0o600);
  return secrets;
}
