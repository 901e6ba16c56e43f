import { StaticToast } from '@heldermatch/ui';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { pageOf } from './navigation.ts';
import { routeOf } from './routes.ts';
import { startFailure } from './shell/copy.ts';

/** The HTML of a path, for `#root`. */
export async function render(path: string): Promise<string> {
  await pageOf(routeOf(path)).load();
  return renderToString(<App path={path} />);
}

/** Shown by `start.ts` when the app does not come: React is what may be missing. */
export const renderStartFailure = (): string =>
  renderToStaticMarkup(
    <div id="start-failure" hidden>
      <StaticToast {...startFailure} />
    </div>,
  );
