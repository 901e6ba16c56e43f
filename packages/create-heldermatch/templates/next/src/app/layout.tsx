import '@heldermatch/ui/reset.css';
import '@heldermatch/ui/font.css';
import { LocaleProvider } from '@heldermatch/ui/LocaleProvider';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';

export const metadata: Metadata = { title: 'Nieuwe vacature' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="nl">
      <body>
        <LocaleProvider>{children}</LocaleProvider>
      </body>
    </html>
  );
}
