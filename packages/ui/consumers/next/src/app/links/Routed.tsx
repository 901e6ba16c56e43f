'use client';

import { RouterProvider } from '@heldermatch/ui/RouterProvider';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

export function Routed({ children }: { children: ReactNode }) {
  const { push } = useRouter();
  return <RouterProvider navigate={push}>{children}</RouterProvider>;
}
