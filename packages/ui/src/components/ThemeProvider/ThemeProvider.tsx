import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/root.js';
import type { Theme } from '../../theme/createTheme.js';
import { cssOf } from '../../theme/cssOf.js';
import { ThemedPart } from './ThemedPart.js';

export interface ThemeProviderProps extends RootProps<HTMLDivElement> {
  children: ReactNode;
  /** Theme created by `createTheme`. */
  theme: Theme;
  /**
   * Scope of the theme: the whole document, or only the children and their overlays. A part renders a `div`, which
   * accepts `className` and other root props.
   * @default 'document'
   */
  scope?: 'document' | 'part' | undefined;
  /**
   * Colour scheme of a part. For the document, set `data-theme` on the `html` element.
   * @default inherited
   */
  colorScheme?: 'light' | 'dark' | undefined;
  /** Nonce of the page's Content-Security-Policy, for the stylesheet of the document. A part needs no stylesheet. */
  nonce?: string | undefined;
}

/**
 * Applies a custom theme to the document, or to part of a page. It supports server rendering, and the theme may change
 * at any time.
 */
export function ThemeProvider({
  scope = 'document',
  nonce,
  children,
  ...props
}: ThemeProviderProps) {
  if (scope === 'part') return <ThemedPart {...props}>{children}</ThemedPart>;
  const { theme } = props;
  if (nonce !== undefined) {
    // A server moves a stylesheet to the head without its nonce, unless the framework passes the nonce to React. Next
    // doesn't.
    return (
      <>
        <style nonce={nonce}>{cssOf(theme)}</style>
        {children}
      </>
    );
  }
  return (
    <>
      {/* React never removes a stylesheet, but it does remove this `meta` element, on which the selector depends. */}
      <meta name="heldermatch-theme" content={theme.id} />
      <style href={`heldermatch-theme-${theme.id}`} precedence="heldermatch-theme">
        {cssOf(theme, `:root:has(meta[name="heldermatch-theme"][content="${theme.id}"])`)}
      </style>
      {children}
    </>
  );
}
