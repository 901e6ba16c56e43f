import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { AuthProvider } from '../src/auth/AuthProvider.tsx';
import { routeOf } from '../src/routes.ts';
import { Chrome } from '../src/shell/Chrome.tsx';

export interface WholePageProps {
  /** Its path in the route table. */
  path: string;
  /** The page itself. */
  children: ReactNode;
}

/** A page as the site shows it to who is not signed in, with what stands around it. */
export function WholePage({ path, children }: WholePageProps) {
  return (
    <Router hook={() => [path, () => undefined]}>
      <AuthProvider>
        <Chrome route={routeOf(path)}>{children}</Chrome>
      </AuthProvider>
    </Router>
  );
}

/** For the stories of whole pages: edge to edge, and axe's rule that everything stands in a landmark. */
export const wholePage = {
  edgeToEdge: true,
  a11y: {
    config: {
      rules: [
        {
          id: 'region',
          enabled: true,
          // Storybook's own hidden links come first, so that axe takes the skip link for an ordinary one.
          selector: 'body *:not([href="#inhoud"])',
        },
      ],
    },
  },
};
