import { prerender } from 'react-dom/static';
import { storiesOf } from './stories.tsx';

/** A story as the HTML that a server would send. */
export async function renderStory(path: string, name: string): Promise<string> {
  const story = (await storiesOf(path))[name];
  const { prelude } = await prerender(story?.element, {
    // In one piece, as the site is built: no inline scripts that put it together.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
}
