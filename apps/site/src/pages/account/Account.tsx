import { Band, ErrorFallback, PlainButton, Spinner } from '@heldermatch/ui';
import { useEffect, useState } from 'react';
import { readAccount, type Account } from '../../baas/account.ts';
import { AccountDetails } from './AccountDetails.tsx';
import { unreadable } from './copy.ts';

/** Account page: view, change, export and delete the account. */
export default function AccountPage() {
  const [attempt, setAttempt] = useState(1);
  return <Reading key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

function Reading({ onRetry }: { onRetry: () => void }) {
  const [account, setAccount] = useState<Account>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const read = async () => {
      try {
        setAccount(await readAccount());
      } catch {
        setFailed(true);
      }
    };
    void read();
  }, []);
  if (account !== undefined) return <AccountDetails account={account} />;
  return (
    <Band width="text" surface="warm">
      {hasFailed ? (
        <ErrorFallback
          title={unreadable.title}
          text={unreadable.text}
          action={<PlainButton onClick={onRetry}>{unreadable.buttonLabel}</PlainButton>}
        />
      ) : (
        <Spinner />
      )}
    </Band>
  );
}
