import { useRef, type CSSProperties } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { rootProps } from '../../internal/root.js';
import * as css from './ThemeProvider.css.js';
import type { ThemeProviderProps } from './ThemeProvider.js';

type Props = Omit<ThemeProviderProps, 'scope' | 'nonce'>;

/**
 * Theme of a part of the page. In a separate file, because only this runs in the browser: the theme of a document stays
 * on the server.
 */
export function ThemedPart({ children, theme, colorScheme, ...props }: Props) {
  const overlays = useRef<HTMLDivElement>(null);
  const { style, ...root } = rootProps(props, css.part);
  return (
    <div
      data-theme={colorScheme}
      {...root}
      style={{ ...(theme.variables as CSSProperties), ...style }}
    >
      <PortalProvider getContainer={() => overlays.current}>{children}</PortalProvider>
      <div ref={overlays} />
    </div>
  );
}
