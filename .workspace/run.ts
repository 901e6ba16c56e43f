import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { requireRoom } from '../apps/backend/local/data-folder.ts';
import '@heldermatch/tooling/errors';
import { UserError } from '@heldermatch/tooling/ports';

export const root = join(import.meta.dirname, '..');

/** Node arguments that run a script of this repository. The preload prints errors that the user can fix as one line. */
export const script = (path: string) => ['--import', '@heldermatch/tooling/errors', path];

const children = new Set<ChildProcess>();

/** Starts a child process that is killed when this process exits. */
export function start(command: string, args: readonly string[], options: SpawnOptions = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/**
 * Runs a command until it exits. If it fails, this process exits with its code, because it has already printed the
 * reason.
 */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}) {
  return new Promise<void>((resolve, reject) => {
    const child = start(command, args, options);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else if (code !== null) process.exit(code);
      else reject(new UserError(`\`${command} ${args.join(' ')}\` was ended by ${signal}.`));
    });
  });
}

/** Builds the desk with the library's modules. Apps don't need its types and documentation, which take five times as long. */
export async function buildDesk(settings: Record<string, string> = {}): Promise<void> {
  await run('node', script('packages/ui/bundle.ts'));
  await run('node', script('apps/desk/build.ts'), { env: { ...process.env, ...settings } });
}

/** Characters in a folder path that these tools misinterpret. */
const unsupportedCharacters = { Vite: /[#?*']/, Vitest: /%|[^ -~]/ };

/**
 * Checks that a tool works in this folder.
 * @throws UserError when its path contains an unsupported character.
 */
export function requireSupportedPath(tool: keyof typeof unsupportedCharacters): void {
  const [character] = unsupportedCharacters[tool].exec(root) ?? [];
  if (character === undefined) return;
  throw new UserError(
    `${tool} does not work in ${root}: move it to a folder without ${character} in its path.`,
  );
}

/** Runs a command of the workspace, and ends its child processes afterwards. */
export async function main(command: () => Promise<unknown>): Promise<void> {
  process.once('exit', () => {
    for (const child of children) child.kill('SIGTERM');
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  requireSupportedPath('Vite');
  // Vite, Storybook and Vitest would each report this with a stack trace.
  await access(root, constants.W_OK);
  await requireRoom(root);
  await command();
}
