import type { Change } from '@heldermatch/scorecard';
import type { DeskChange } from './entries.ts';

export type Role = 'recruiter' | 'hiring_manager' | 'auditor';

/** Type of a change that the log records. */
export type ChangeType = (Change | DeskChange)['type'];

/** Changes that a hiring manager makes. `types_for` in apps/backend refuses the others. */
const ofHiringManagers: readonly ChangeType[] = [
  'adjustment',
  'decision',
  'undo',
  'interview',
  'comment',
  'assignment',
];

/** Whether a member with this role makes changes of this type. */
export const mayMake = (role: Role, type: ChangeType): boolean =>
  role === 'recruiter' || (role === 'hiring_manager' && ofHiringManagers.includes(type));
