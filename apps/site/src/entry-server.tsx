import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticToast } from '@heldermatch/ui';
import { startFailure } from './shell/copy.ts';
import { App } from './shell/App.tsx';

/** The HTML of one path, with everything that is fetched on demand in place. */
export async function render(path: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App ssrPath={path} />
    </StrictMode>,
    {
      onError: (error) => void errors.push(error),
      // A large page stays in one piece: no inline scripts that put it together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  // React would leave it to the browser to try again.
  if (errors.length > 0) throw new AggregateError(errors, `${path} can't be rendered`);
  return html;
}

/** What `server/startScript.ts` shows when the site's own code does not come. */
export const renderStartFailure = (): string =>
  renderToStaticMarkup(<StaticToast {...startFailure} />);
