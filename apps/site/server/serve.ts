// A static server with production headers, for one machine. Hosting elsewhere: hosting.ts.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cacheControl, caching, securityHeaders, type HeaderSettings } from './headers.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** The path as written in the route table: lower case, without a final slash or an .html. */
const canonicalPath = (path: string) => {
  const bare = path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\/index\.html$|\.html$/, '');
  return bare === '' || bare === '/index' ? '/' : bare;
};

export interface ServeOptions extends HeaderSettings {
  /** The built site. */
  folder: string;
  port: number;
}

/**
 * Serves the built site on 127.0.0.1.
 * @throws when the port is taken.
 */
export async function serve({ folder, port, ...settings }: ServeOptions): Promise<Server> {
  const common = securityHeaders(settings);

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    file: string,
    path: string,
  ): Promise<void> {
    const accepted = request.headers['accept-encoding'] ?? '';
    let source = file;
    for (const { name, suffix } of encodings) {
      if (accepted.includes(name) && (await isFile(file + suffix))) {
        source = file + suffix;
        response.setHeader('Content-Encoding', name);
        break;
      }
    }
    response.writeHead(status, {
      ...common,
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Content-Length': (await stat(source)).size,
      'Cache-Control': status === 200 ? cacheControl(path) : caching.other,
      Vary: 'Accept-Encoding',
    });
    if (request.method === 'HEAD') response.end();
    else await pipeline(createReadStream(source), response).catch(() => response.destroy());
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...common, Allow: 'GET, HEAD' }).end();
      return;
    }
    const [rawPath = '/', query] = (request.url ?? '/').split('?', 2);
    let path: string;
    try {
      path = decodeURIComponent(rawPath);
    } catch {
      response.writeHead(400, common).end();
      return;
    }
    // Hidden files, files for other hosts and ways out of the folder do not exist.
    const isSafe = normalize(path) === path && !/\/\.|^\/_|\0/.test(path);
    if (isSafe && (await isFile(join(folder, path))) && extname(path) !== '.html') {
      await send(request, response, 200, join(folder, path), path);
      return;
    }
    const page = canonicalPath(path);
    const file = join(folder, page === '/' ? 'index.html' : `${page}.html`);
    if (!isSafe || page === '/404' || !(await isFile(file))) {
      await send(request, response, 404, join(folder, '404.html'), path);
    } else if (page !== path) {
      const location = page + (query === undefined ? '' : `?${query}`);
      response.writeHead(301, { ...common, Location: location }).end();
    } else {
      await send(request, response, 200, file, path);
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, common);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
