import { AuthCard, Link } from '@heldermatch/ui';
import type { ReactNode } from 'react';
import { backHome } from './copy.ts';
import { wordmark } from './wordmark.ts';

interface AccountCardProps {
  title: string;
  intro: string;
  children?: ReactNode;
  /** Where else to go, beside home. */
  link?: { href: string; label: string };
}

/** A page about an account: one card, and the ways elsewhere. */
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
