/** The addresses of everything that runs on this machine. */
const port = (name: string, fallback: number): number => {
  const value = process.env[name];
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (Number.isInteger(number) && number > 0 && number < 65536) return number;
  throw new UserError(`${name} is '${value}', which is no port. Use a number from 1 to 65535.`);
};

/** Something that the person at the keyboard can mend: shown as one line. */
export class UserError extends Error {
  override name = 'UserError';
}

export const host = '127.0.0.1';
export const sitePort = () => port('PORT', 4173);
export const backendPort = () => port('BACKEND_PORT', 54321);
export const storybookPort = () => port('STORYBOOK_PORT', 6006);
export const origin = (number: number) => `http://${host}:${number}`;
