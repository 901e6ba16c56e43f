// Loaded before a command: errors that the user can fix end it with one line.
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

process.on('uncaughtException', (error: unknown) => {
  console.error(lineOf(error) ?? error);
  process.exit(1);
});

function lineOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'UserError') return error.message;
  // File system errors come through Node, C (`rmSync`) and Rust (Rolldown), and some lack a code.
  const [message = ''] = error.message.split('\n    at ');
  const path = 'path' in error ? String(error.path) : pathIn(message);
  if (/ENOSPC|EDQUOT|no space left on device|quota exceeded/i.test(message)) {
    return `The disk of ${path ?? root} is full: free some space.`;
  }
  if (path === undefined) return undefined;
  if (/EROFS|read-only file system/i.test(message)) {
    return `${path} can't be written: its disk is read-only. Make it writable, or clone to another.`;
  }
  if (/EACCES|EPERM|permission denied|operation not permitted/i.test(message)) {
    return `${path} can't be used: this user has no permission. Give it to this user.`;
  }
  return undefined;
}

function pathIn(message: string): string | undefined {
  const start = message.indexOf(root);
  return start < 0 ? undefined : message.slice(start).split(/['\n]/, 1)[0];
}
