import { startFailure } from './start/texts.ts';
import '@heldermatch/ui/font.css';
import '@heldermatch/ui/reset.css';
import { StaticToast, ToastRegion, VisuallyHidden } from '@heldermatch/ui';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { importIsland, IslandPlacer, type IslandProps } from './island/Island.tsx';
import { IslandRoot, type IslandModule } from './island/IslandRoot.tsx';
import { importPage } from './pages.ts';
import { routeOf } from './routes.ts';
import { App } from './shell/App.tsx';
import { toasts } from './shell/toasts.ts';

/** The HTML of one path, and the files of the islands in it, from `src/` on. */
export interface Rendered {
  html: string;
  islands: string[];
}

/** The HTML of one path. The page itself is markup; its islands can be hydrated, each on its own. */
export async function render(path: string): Promise<Rendered> {
  const route = routeOf(path);
  const page = await importPage(route);
  const placed: IslandProps[] = [];
  let html = renderToStaticMarkup(
    <IslandPlacer
      value={(island) => {
        placed.push(island);
        return <div data-island={island.file} data-when={island.when} />;
      }}
    >
      <App ssrPath={path} Page={page} />
    </IslandPlacer>,
  );
  for (const { file } of placed) {
    const module = await importIsland(file);
    const content = await renderIsland(module, file);
    const failure = module.failure?.text;
    html = html.replace(
      new RegExp(`(<div data-island="${file}"[^>]*)></div>`),
      (_, start: string) =>
        `${start}${failure === undefined ? '' : ` data-failure="${failure}"`}>${content}</div>`,
    );
  }
  return { html, islands: placed.map(({ file }) => file) };
}

async function renderIsland(module: IslandModule, file: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(<IslandRoot module={module} />, {
    identifierPrefix: file,
    onError: (error) => void errors.push(error),
    // A large part stays in one piece: no inline scripts that put it together.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  // React would leave it to the browser to try again.
  if (errors.length > 0) throw new AggregateError(errors, `${file} can't be rendered`);
  return html;
}

/** What stands beside every page and stays when it changes: where pages are announced, and where things are told. */
export const renderBeside = (): string =>
  renderToStaticMarkup(
    <>
      <VisuallyHidden>
        <span id="route-announcer" role="status" />
      </VisuallyHidden>
      <div
        id="toasts"
        dangerouslySetInnerHTML={{
          __html: renderToString(<ToastRegion toasts={toasts} />, { identifierPrefix: 'toasts-' }),
        }}
      />
      {/* Shown by what runs before React, or without it. */}
      <div id="start-failure" hidden>
        <StaticToast {...startFailure} />
      </div>
    </>,
  );
