import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';

/** One icon for each tone, so that no meaning rests on colour alone. */
export const feedbackIcons = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
} as const;
