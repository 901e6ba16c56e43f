import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/root.js';
import type { Theme } from '../../theme/createTheme.js';
import { cssOf } from '../../theme/cssOf.js';
import { ThemedPart } from './ThemedPart.js';

export interface ThemeProviderProps extends RootProps<HTMLDivElement> {
  children: ReactNode;
  /** What `createTheme` made. */
  theme: Theme;
  /**
   * The whole document, or only what stands within, and what opens from there. A part draws a `div`, which takes
   * `className` and the like.
   * @default 'document'
   */
  scope?: 'document' | 'part' | undefined;
  /**
   * Light or dark, for a part. Of a document, `data-theme` on the element `html` says so.
   * @default as around it
   */
  colorScheme?: 'light' | 'dark' | undefined;
}

/** Gives the document, or a part of a page, a theme of your own: on the server too, and it may change at any time. */
export function ThemeProvider({ scope = 'document', children, ...props }: ThemeProviderProps) {
  if (scope === 'part') return <ThemedPart {...props}>{children}</ThemedPart>;
  const { theme } = props;
  return (
    <>
      {/* React never takes back a stylesheet: it holds where the theme's name stands, which React does take back. */}
      <meta name="heldermatch-theme" content={theme.id} />
      <style href={`heldermatch-theme-${theme.id}`} precedence="heldermatch-theme">
        {cssOf(theme, `:root:has(meta[name="heldermatch-theme"][content="${theme.id}"])`)}
      </style>
      {children}
    </>
  );
}
