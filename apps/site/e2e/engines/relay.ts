import { createServer, request } from 'node:http';
import { listen } from '@heldermatch/tooling/ports';

/** HTTP proxy between a browser and the servers of this machine, which can be cut. */
export interface Relay {
  port: number;
  /** Makes every request from now on fail. */
  cut: () => void;
  /** Makes requests for these paths fail from now on. */
  refuse: (isRefused: (path: string) => boolean) => void;
  /** Ends both `cut` and `refuse`. */
  mend: () => void;
  stop: () => Promise<void>;
}

export async function startRelay(): Promise<Relay> {
  let isRefused: Parameters<Relay['refuse']>[0] = () => false;
  const server = createServer((asked, answer) => {
    const url = URL.parse(asked.url ?? '');
    // Browsers also request vendor updates: those must not leave this machine.
    if (url?.hostname !== '127.0.0.1' || isRefused(url.pathname)) {
      answer.destroy();
      return;
    }
    const forwarded = request(url, { method: asked.method, headers: asked.headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    answer.on('close', () => forwarded.destroy());
    asked.pipe(forwarded);
  });
  server.on('connect', (_, socket) => socket.destroy());
  const port = await listen(server, 0);
  return {
    port,
    cut: () => {
      isRefused = () => true;
      server.closeAllConnections();
    },
    refuse: (paths) => {
      isRefused = paths;
    },
    mend: () => {
      isRefused = () => false;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
