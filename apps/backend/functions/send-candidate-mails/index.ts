import { runtimeSetting } from '../shared/settings.ts';
import { createHandler } from './handler.ts';

// The local emulator creates its own handler from the same bundle, with other settings.
export { createHandler };

export default { fetch: createHandler(runtimeSetting) };
