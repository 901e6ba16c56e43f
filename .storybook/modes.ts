/** Storybook globals of a mode, as in the toolbar. */
export interface ModeGlobals {
  theme?: 'light' | 'dark';
  viewport?: { value: string };
}

/** Modes in which Chromatic renders every story, for users with an account. */
export const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  phone: { theme: 'light', viewport: { value: 'phone' } },
} as const satisfies Record<string, ModeGlobals>;
