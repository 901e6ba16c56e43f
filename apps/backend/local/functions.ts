import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from './config.ts';

type Handler = (request: Request) => Promise<Response>;

interface FunctionModule {
  createHandler: (
    setting: (name: string) => string | undefined,
    log: (line: string) => void,
  ) => Handler;
}

/** Loads the bundle that is also deployed. */
export async function loadFunction(
  name: string,
  settings: Readonly<Record<string, string>>,
  log: (line: string) => void,
): Promise<Handler> {
  const file = path.join(projectFolder, 'supabase/functions', name, 'index.js');
  // A rebuilt bundle is another module to Node.
  const version = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  const module: unknown = await import(`${pathToFileURL(file).href}?${version}`);
  if (!isFunctionModule(module)) throw new Error(`${file} exports no createHandler`);
  return module.createHandler((setting) => settings[setting], log);
}

const isFunctionModule = (module: unknown): module is FunctionModule =>
  typeof module === 'object' &&
  module !== null &&
  'createHandler' in module &&
  typeof module.createHandler === 'function';

/** Only the platform says where a request came from; what the sender says about it is dropped. */
export function fromPeer(request: Request, peerAddress: string): Request {
  const headers = new Headers(request.headers);
  headers.set('cf-connecting-ip', peerAddress);
  return new Request(request, { headers });
}
