/** What a mode sets in Storybook: the toolbar's globals. */
export interface ModeGlobals {
  theme?: 'light' | 'dark';
  viewport?: { value: string };
}

/** The modes in which every story is checked: here by `pnpm test`, and by Chromatic for who has an account. */
export const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  phone: { theme: 'light', viewport: { value: 'phone' } },
  'forced-colors': {},
  motion: { theme: 'light' },
} as const satisfies Record<string, ModeGlobals>;

export type ModeName = keyof typeof modes;
