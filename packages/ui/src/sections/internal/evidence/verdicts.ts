import * as nl from '../../../messages/nl.js';

/** Message of each verdict: 'Uitgenodigd'. */
export const verdicts = { invite: nl.invited, hold: nl.held, reject: nl.rejected } as const;
