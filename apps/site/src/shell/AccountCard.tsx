import { AuthCard, Link } from '@heldermatch/ui';
import type { ReactNode } from 'react';
import { backHome } from './copy.ts';
import { wordmark } from './wordmark.ts';

interface AccountCardProps {
  title: string;
  intro: string;
  children?: ReactNode;
  /** Link besides the one to the home page. */
  link?: { href: string; label: string };
}

/** Page about an account: one card, with links to other pages. */
export function AccountCard({ children, link, ...texts }: AccountCardProps) {
  return (
    <AuthCard
      wordmark={wordmark}
      note={
        <>
          {link !== undefined && (
            <Link href={link.href} variant="standalone">
              {link.label}
            </Link>
          )}
          <Link href="/" variant="standalone">
            {backHome}
          </Link>
        </>
      }
      {...texts}
    >
      {children}
    </AuthCard>
  );
}
