import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';

/** Icon of each tone, so that meaning never depends on colour alone. */
export const feedbackIcons = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
} as const;
