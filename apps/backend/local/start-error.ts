/** A reason not to start that the person at the keyboard can do something about: one clear line. */
export class StartError extends Error {
  override name = 'StartError';
}
