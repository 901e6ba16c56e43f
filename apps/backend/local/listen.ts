import type { Server } from 'node:net';
import { StartError } from './start-error.ts';

/** This machine only. */
export const HOST = '127.0.0.1';

/**
 * Binds the port and says which one it became.
 *
 * @throws StartError when it is no port, or when another process has it
 */
export async function listen(server: Server, port: number): Promise<number> {
  if (!(port >= 0 && port < 65_536)) throw new StartError(`BACKEND_PORT is not a port: ${port}.`);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, HOST, resolve);
  try {
    await promise;
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    throw new StartError(
      `Port ${port} is in use; stop what runs there or set another BACKEND_PORT.`,
    );
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
