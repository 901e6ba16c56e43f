import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { AuthProvider } from '../src/auth/AuthProvider.tsx';
import { routeOf } from '../src/routes.ts';
import { Chrome } from '../src/shell/Chrome.tsx';

export interface WholePageProps {
  /** Path in the route table. */
  path: string;
  children: ReactNode;
}

/** Whole page with its chrome, as a signed-out visitor sees it. */
export function WholePage({ path, children }: WholePageProps) {
  return (
    <Router hook={() => [path, () => undefined]}>
      <AuthProvider>
        <Chrome route={routeOf(path)}>{children}</Chrome>
      </AuthProvider>
    </Router>
  );
}

/** Parameters for stories of whole pages: full width, and axe's rule that all content is in a landmark. */
export const wholePage = {
  edgeToEdge: true,
  a11y: {
    config: {
      rules: [
        {
          id: 'region',
          enabled: true,
          // Storybook's hidden links come first, so axe doesn't recognise the skip link.
          selector: 'body *:not([href="#inhoud"])',
        },
      ],
    },
  },
};
