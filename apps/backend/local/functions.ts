import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { MAX_BYTES } from '../functions/submit-contact-form/body.ts';
import { projectFolder } from './config.ts';

type Handler = (request: Request) => Promise<Response>;

interface FunctionModule {
  createHandler: (
    setting: (name: string) => string | undefined,
    log: (line: string) => void,
  ) => Handler;
}

/** Loads the same bundle that is deployed. */
export async function loadFunction(
  name: string,
  settings: Readonly<Record<string, string>>,
  log: (line: string) => void,
): Promise<Handler> {
  const file = path.join(projectFolder, 'supabase/functions', name, 'index.js');
  // The version makes Node import a rebuilt bundle as a new module.
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

/**
 * Copies a request as the platform would forward it: with the sender's address set by the server. The body is read
 * first, so that a slow sender doesn't occupy a slot in the queue.
 */
export async function fromPeer(request: Request, peerAddress: string): Promise<Request> {
  const headers = new Headers(request.headers);
  headers.set('cf-connecting-ip', peerAddress);
  const { method, url } = request;
  return new Request(url, { method, headers, body: await readBeyondLimit(request) });
}

/** Reads the whole body, or enough of it for the function to reject it as too large. */
async function readBeyondLimit({ body }: Request): Promise<Blob | null> {
  if (body === null) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BYTES) break;
  }
  return new Blob(chunks);
}
