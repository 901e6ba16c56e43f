import { execFile } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../local/config.ts';
import { temporaryFolder } from './harness.ts';

const script = path.join(projectFolder, 'deploy.sh');
const text = await readFile(script, 'utf8');
/** The CLI, in the version that the deployment uses. */
export const [tool = ''] = /supabase@[\d.]+/.exec(text) ?? [];

export const REF = 'abcdefghijklmnopqrst';
export const variables: Record<string, string> = {
  SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
  PROJECT_REF: REF,
  SITE_URL: 'https://www.bedrijf.example',
  SMTP_HOST: 'smtp.bedrijf.example',
  SMTP_USER: 'mailer',
  SMTP_PASS: 'geheim woord',
  SMTP_FROM: 'site@bedrijf.example',
  CONTACT_SECRET_KEY: 'sb_secret_0123456789',
  CONTACT_HASH_KEY: 'f'.repeat(64),
};

interface Ending {
  code: number;
  output: string;
}

export const run = (command: string, args: readonly string[], env: Record<string, string>) =>
  promisify(execFile)(command, args, { env }).then(
    ({ stdout, stderr }): Ending => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }): Ending => ({
      code,
      output: stdout + stderr,
    }),
  );

/**
 * Runs the script with stubs of `npx` and `curl` that record their calls and the secrets they receive.
 * @param supabase - the real CLI, which then runs every command except those that need a database.
 */
export async function deploy(env: Record<string, string>, supabase?: string) {
  const folder = await temporaryFolder();
  const log = path.join(folder, 'log');
  await writeFile(log, '');
  const real =
    supabase === undefined
      ? ''
      : `case "$*" in *pnpm@*|*"db push"*|*http*) ;; *) shift 2; exec '${supabase}' "$@";; esac`;
  for (const name of ['npx', 'curl']) {
    const stub = path.join(folder, name);
    await writeFile(
      stub,
      `#!/usr/bin/env bash
echo "${name} $*" >> '${log}'
${real}
while [ $# -gt 0 ]; do
  [ "$1" != --env-file ] || sed 's/^/secret /' "$2" >> '${log}'
  [ "$1" != --data ] || { sed 's/^/data /' "\${2#@}"; echo; } >> '${log}'
  shift
done
${name === 'curl' ? '# Unread, what is piped would end the script on a busy machine.\ncat > /dev/null' : ''}
`,
    );
    await chmod(stub, 0o755);
  }
  const ending = await run('bash', [script], {
    PATH: `${folder}:${process.env['PATH']}`,
    ...env,
  });
  return { ...ending, calls: (await readFile(log, 'utf8')).split('\n').filter(Boolean) };
}
