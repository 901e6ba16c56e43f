import { Check, Pause, X } from 'lucide';
import * as nl from '../../../messages/nl.js';

/** Message of each verdict: 'Uitgenodigd'. */
export const verdicts = { invite: nl.invited, hold: nl.held, reject: nl.rejected } as const;

/** Icon of each verdict, because decisions have one colour: that of a human's hand. */
export const verdictIcons = { invite: Check, hold: Pause, reject: X } as const;
