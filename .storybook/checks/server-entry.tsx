import { prerender } from 'react-dom/static';
import { storiesOf } from './stories.tsx';

/** Renders a story to HTML as a server does. */
export async function renderStory(path: string, name: string): Promise<string> {
  const story = (await storiesOf(path))[name];
  const { prelude } = await prerender(story?.element, {
    // In one chunk, as in the site's build, so without inline scripts that assemble it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
}
