import { LocaleProvider } from '@heldermatch/ui';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType, ReactElement } from 'react';

type StoryModule = Parameters<typeof composeStories>[0];

export interface BareStory {
  element: ReactElement;
  /** What it must say in the console, in order: nothing, unless its parameter `says` has it. */
  expectedConsole: string[];
  /** What is there once all of it is, where code or data come later: a selector. */
  waitFor?: string | undefined;
}

const components = String(import.meta.env['VITE_COMPONENTS'] ?? '').split(',');
const isWanted = (path: string) =>
  components[0] === '' || components.some((name) => path.endsWith(`/${name}.stories.tsx`));

/** Every file of stories that the run asks for, by its path. */
export const files = Object.fromEntries(
  Object.entries(
    import.meta.glob<StoryModule>([
      '../../packages/ui/{docs,src}/**/*.stories.tsx',
      '../../apps/{site,desk}/stories/*.stories.tsx',
    ]),
  ).filter(([path]) => isWanted(path)),
);

/** The stories of a file by their export's name: the same on the server and in the browser. */
export async function storiesOf(path: string): Promise<Record<string, BareStory>> {
  const load = files[path];
  if (load === undefined) throw new Error(`No stories at ${path}`);
  const stories = composeStories(await load(), {}) as Record<
    string,
    ComponentType & { parameters: { expectedConsole?: string[]; waitFor?: string } }
  >;
  return Object.fromEntries(
    Object.entries(stories).map(([name, Story]) => [
      name,
      {
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
