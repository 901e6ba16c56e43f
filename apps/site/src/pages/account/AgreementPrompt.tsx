import { useEffect, useState } from 'react';
import { lazyModule, prefetch } from '../../lazyModule.ts';

const agreement = lazyModule(() => import('./Agreement.tsx'));

/** Asks the user to accept changed terms. Its code loads after the page, which doesn't wait for it. */
export function AgreementPrompt() {
  const [module, setModule] = useState(agreement.peek()?.value);
  useEffect(() => {
    void agreement.ready.then(setModule);
    prefetch(agreement);
  }, []);
  return module === undefined ? null : <module.default />;
}
