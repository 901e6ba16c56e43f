// Static server with production headers, for one machine. See files.ts for other hosts.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import sirv from 'sirv';
import { listen } from '../ports.ts';
import { cacheControl, caching, contentTypes, HASHED, HIDDEN } from './headers.ts';

/** Path as in the route table: lower case, without a final slash or .html. */
const canonicalPath = (path: string) => {
  const bare = path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\/index\.html$|\.html$/, '');
  return bare === '' || bare === '/index' ? '/' : bare;
};

const isHidden = new RegExp(HIDDEN);

/** Accepted encodings for sirv, without those with a weight of 0: sirv ignores weights. */
const wantedEncodings = (header = '') =>
  header
    .split(',')
    .filter((item) => !/;\s*q=0(?:\.0*)?\s*$/i.test(item))
    .join();

export interface ServeOptions {
  /** Folder of the built app. Without 404.html it is a single-page app: its document answers every page. */
  folder: string;
  port: number;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Serves a built app on 127.0.0.1.
 * @throws UserError when the port is taken.
 */
export async function serve({ folder, port, headers }: ServeOptions): Promise<Server> {
  const common = new Map(Object.entries(headers));
  const isSinglePage = !existsSync(join(folder, '404.html'));
  const notFound = isSinglePage ? '/index.html' : '/404.html';
  // Read from disk each time, because the app may be rebuilt while it is served.
  const sendFile = sirv(folder, {
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    extensions: ['html'],
    // Answers paths without an extension.
    single: isSinglePage,
    ignores: `^${HASHED}`,
  });

  function sendNotFound(response: ServerResponse): void {
    const document = readFileSync(join(folder, notFound));
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': document.length,
      'Cache-Control': caching.other,
    });
    response.end(document);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [rawPath = '/', query] = (request.url ?? '/').split('?', 2);
    let path: string;
    try {
      path = decodeURIComponent(rawPath);
    } catch {
      response.writeHead(400).end();
      return;
    }
    // Path traversal, hidden files and files for other hosts get a 404.
    const isSafe = normalize(path) === path && !path.includes('\0');
    const page = canonicalPath(path);
    if (!isSafe || `${page}.html` === notFound) {
      sendNotFound(response);
    } else if (page !== path && (page === '/' || existsSync(join(folder, `${page}.html`)))) {
      const location = page + (query === undefined ? '' : `?${query}`);
      response.writeHead(301, { Location: location }).end();
    } else if ((!isSinglePage && /.\/$/.test(path)) || isHidden.test(path)) {
      sendNotFound(response);
    } else {
      // No file is large enough for range requests.
      delete request.headers.range;
      request.headers['accept-encoding'] = wantedEncodings(request.headers['accept-encoding']);
      const type = contentTypes[extname(path)];
      if (type !== undefined) response.setHeader('Content-Type', type);
      response.setHeader('Cache-Control', cacheControl(path));
      response.setHeader('Vary', 'Accept-Encoding');
      sendFile(request, response, () => sendNotFound(response));
    }
  }

  const server = createServer((request, response) => {
    response.setHeaders(common);
    try {
      answer(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
  await listen(server, port);
  return server;
}
