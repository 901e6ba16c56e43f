import { createTheme } from '@heldermatch/ui/theme';

/** Brand colours of the app. All other colours, light and dark, are derived from them with enough contrast. */
export const theme = createTheme({ brand: '#6d28d9', neutral: '#71717a' });
