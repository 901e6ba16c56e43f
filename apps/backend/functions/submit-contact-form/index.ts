import { createHandler } from './handler.ts';
import { runtimeSetting } from './settings.ts';

// The stand-in makes its own handler from the same bundle, with settings of its own.
export { createHandler };

export default { fetch: createHandler(runtimeSetting) };
