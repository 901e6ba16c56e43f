import { LocaleProvider } from '@heldermatch/ui';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType, ReactElement } from 'react';

type StoryModule = Parameters<typeof composeStories>[0];

export interface BareStory {
  id: string;
  element: ReactElement;
  /** Expected console messages, in order, from the parameter `expectedConsole`. Empty by default. */
  expectedConsole: string[];
  /** Selector of an element that appears once all code and data are loaded. */
  waitFor?: string | undefined;
}

const components = String(import.meta.env['VITE_COMPONENTS'] ?? '').split(',');
const isWanted = (path: string) =>
  components[0] === '' || components.some((name) => path.endsWith(`/${name}.stories.tsx`));

/** Modules of the requested story files, by path. */
export const files = Object.fromEntries(
  Object.entries(
    import.meta.glob<StoryModule>([
      '../../packages/ui/{docs,src}/**/*.stories.tsx',
      '../../apps/{site,desk}/stories/*.stories.tsx',
    ]),
  ).filter(([path]) => isWanted(path)),
);

/** Stories of a file by export name, the same on the server and in the browser. */
export async function storiesOf(path: string): Promise<Record<string, BareStory>> {
  const load = files[path];
  if (load === undefined) throw new Error(`No stories at ${path}`);
  const stories = composeStories(await load(), {}) as Record<
    string,
    ComponentType & { id: string; parameters: { expectedConsole?: string[]; waitFor?: string } }
  >;
  return Object.fromEntries(
    Object.entries(stories).map(([name, Story]) => [
      name,
      {
        id: Story.id,
        element: (
          <LocaleProvider>
            <Story />
          </LocaleProvider>
        ),
        expectedConsole: Story.parameters.expectedConsole ?? [],
        waitFor: Story.parameters.waitFor,
      },
    ]),
  );
}
