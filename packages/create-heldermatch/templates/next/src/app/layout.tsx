import '@heldermatch/ui/reset.css';
import '@heldermatch/ui/font.css';
import { LocaleProvider } from '@heldermatch/ui/LocaleProvider';
import { ThemeProvider } from '@heldermatch/ui/ThemeProvider';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { theme } from '../theme.ts';

export const metadata: Metadata = { title: 'Nieuwe vacature' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="nl">
      <body>
        <ThemeProvider theme={theme}>
          <LocaleProvider>{children}</LocaleProvider>
        </ThemeProvider>
      </body>
    </html>
  );
}
