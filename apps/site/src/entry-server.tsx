import '@heldermatch/ui/font.css';
import '@heldermatch/ui/reset.css';
import { StaticToast, ToastRegion, VisuallyHidden } from '@heldermatch/ui';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { IslandPlacer, islandModules, type IslandProps } from './island/Island.tsx';
import { IslandRoot, type IslandModule } from './island/IslandRoot.tsx';
import { importPage } from './pages.ts';
import { routeOf } from './routes.ts';
import { App } from './shell/App.tsx';
import { toasts } from './shell/toasts.ts';
import { startFailure } from './start/texts.ts';

/** An island as it stands in a document, which is the same on every page. */
interface Prerendered {
  html: string;
  /** What is told when its code does not come. */
  failure: string | undefined;
}

async function prerenderIsland(file: string, module: IslandModule): Promise<Prerendered> {
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
  return { html, failure: module.failure?.text };
}

const islands = new Map(
  await Promise.all(
    [...islandModules].map(
      async ([file, load]) => [file, await prerenderIsland(file, await load())] as const,
    ),
  ),
);

/** The HTML of one path, and the files of the islands in it, from `src/` on. */
export interface Rendered {
  html: string;
  islands: string[];
}

/**
 * The HTML of one path. The page itself is markup; its islands can be hydrated, each on its own.
 * @param codeOf - what an element says of the code of its island, for `start/islands.ts`.
 */
export async function render(
  path: string,
  codeOf: (file: string) => Record<`data-${string}`, string> = () => ({}),
): Promise<Rendered> {
  const page = await importPage(routeOf(path));
  const placed: string[] = [];
  const place = ({ file, when }: IslandProps) => {
    const island = islands.get(file);
    if (island === undefined) throw new Error(`There is no island ${file}`);
    placed.push(file);
    return (
      <div
        data-island={file}
        data-when={when}
        data-failure={island.failure}
        {...codeOf(file)}
        dangerouslySetInnerHTML={{ __html: island.html }}
      />
    );
  };
  const html = renderToStaticMarkup(
    <IslandPlacer value={place}>
      <App ssrPath={path} Page={page} />
    </IslandPlacer>,
  );
  return { html, islands: placed };
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
