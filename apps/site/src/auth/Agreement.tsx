import { legalVersions } from '@heldermatch/facts';
import { AlertDialog, Link, Stack, Text } from '@heldermatch/ui';
import { useEffect, useRef, useState } from 'react';
import { accept, readAcceptances, signOut, type Acceptance } from '../baas/account.ts';
import { lastChanged } from '../pages/shared/legal.ts';
import { agreement } from './copy.ts';

const documents = ['terms', 'privacy'] as const;

/** The texts in force that somebody has not agreed to yet. */
function missingOf(accepted: readonly Acceptance[]) {
  return documents.filter(
    (name) =>
      !accepted.some(
        ({ document, version }) => document === name && version === legalVersions[name],
      ),
  );
}

/**
 * Asks who is signed in to agree to the texts in force, where that was not asked at registration: they have changed,
 * or the account was made another way. Who does not agree is signed out. Whether it can't be found out says nothing
 * about it, and is asked again next time.
 */
export default function Agreement() {
  const [missing, setMissing] = useState<readonly (typeof documents)[number][]>([]);
  const hasAgreed = useRef(false);
  useEffect(() => {
    const ask = async () => {
      try {
        setMissing(missingOf(await readAcceptances()));
      } catch (error) {
        // oxlint-disable-next-line no-console -- for who looks into it; the page goes on
        console.error('What was agreed to could not be read', error);
      }
    };
    void ask();
  }, []);
  const agree = async () => {
    await accept(missing.map((document) => ({ document, version: legalVersions[document] })));
    hasAgreed.current = true;
  };
  return (
    <AlertDialog
      title={agreement.title}
      confirmLabel={agreement.agree}
      cancelLabel={agreement.leave}
      tone="neutral"
      isOpen={missing.length > 0}
      onConfirm={agree}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        setMissing([]);
        if (!hasAgreed.current) void signOut();
      }}
    >
      <Stack>
        <Text>{agreement.text}</Text>
        {missing.map((document) => (
          <Link key={document} href={`/${document}`} variant="standalone" opensInNewTab>
            {agreement.version(agreement.names[document], lastChanged(document).text)}
          </Link>
        ))}
      </Stack>
    </AlertDialog>
  );
}
