/** Addresses of all servers on this machine. */
import { createServer, type Server } from 'node:net';

/** Error that the user can fix, shown as one line. */
export class UserError extends Error {
  override name = 'UserError';
}

const port = (name: string, fallback: number, lowest = 1): number => {
  const value = process.env[name];
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (Number.isInteger(number) && number >= lowest && number < 65536) return number;
  throw new UserError(
    `${name} is '${value}', which is no port. Use a number from ${lowest} to 65535.`,
  );
};

export const host = '127.0.0.1';
export const sitePort = () => port('PORT', 4173);
export const backendPort = (lowest?: number) => port('BACKEND_PORT', 54321, lowest);
export const deskPort = () => port('DESK_PORT', 4174);
export const storybookPort = () => port('STORYBOOK_PORT', 6006);
export const origin = (number: number) => `http://${host}:${number}`;

/**
 * Listens on a port of this machine only; 0 for any free port. Returns the port.
 *
 * @param name - Name of the setting that chooses another port.
 * @throws UserError when the port is in use.
 */
export async function listen(server: Server, number: number, name = 'PORT'): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(number, host, resolve);
  try {
    await promise;
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    throw new UserError(
      `Port ${number} is in use. End what runs there, or choose another with ${name}.`,
    );
  }
  server.off('error', reject);
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : number;
}

/**
 * Checks that a port is free.
 * @throws UserError when the port is in use.
 */
export async function requirePort(name: string, number: number): Promise<number> {
  const probe = createServer();
  const found = await listen(probe, number, name);
  await new Promise((resolve) => probe.close(resolve));
  return found;
}

export const freePort = () => requirePort('PORT', 0);
