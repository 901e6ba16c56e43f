import { StaticToast } from '@heldermatch/ui';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { pageOf } from './navigation.ts';
import { routeOf } from './routes.ts';
import { startFailure } from './shell/copy.ts';

/** Renders the HTML of a path, for `#root`. */
export async function render(path: string): Promise<string> {
  await pageOf(routeOf(path)).load();
  return renderToString(<App path={path} />);
}

/**
 * Renders the message that `start.ts` shows when the app fails to load. It is prerendered, because React may be
 * missing.
 */
export const renderStartFailure = (): string =>
  renderToStaticMarkup(
    <div id="start-failure" hidden>
      <StaticToast {...startFailure} />
    </div>,
  );
