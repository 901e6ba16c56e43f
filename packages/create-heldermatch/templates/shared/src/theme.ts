import { createTheme } from '@heldermatch/ui/theme';

/** The colours of your brand. All others follow from them, in light and in dark, with enough contrast. */
export const theme = createTheme({ brand: '#6d28d9', neutral: '#71717a' });
