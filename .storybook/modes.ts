/** What a mode sets in Storybook: the toolbar's globals. */
export interface ModeGlobals {
  theme?: 'light' | 'dark';
  viewport?: { value: string };
}

/** The modes in which Chromatic draws every story, for who has an account. */
export const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  phone: { theme: 'light', viewport: { value: 'phone' } },
} as const satisfies Record<string, ModeGlobals>;
