import { runtimeSetting } from '../shared/settings.ts';
import { createHandler } from './handler.ts';

// The stand-in makes its own handler from the same bundle, with settings of its own.
export { createHandler };

export default { fetch: createHandler(runtimeSetting) };
