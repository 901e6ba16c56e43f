import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { LocaleProvider } from '../src/components/LocaleProvider/index.js';
import * as css from './docs.css.js';

type Stories = Parameters<typeof composeStories>[0];

const files = import.meta.glob<Stories>('../src/{components,sections}/*/*.stories.tsx', {
  eager: true,
});

export interface GalleryProps {
  /** Part of the library to show. */
  of: 'components' | 'sections';
}

/** Gallery of live previews of every component or section, each linked to its page. */
export function Gallery({ of }: GalleryProps) {
  const group = of === 'components' ? 'componenten' : 'secties';
  const pictures = Object.entries(files).flatMap(([path, stories]) => {
    const [, name] = new RegExp(`/${of}/.*/(\\w+)\\.stories`).exec(path) ?? [];
    const drawn = composeStories(stories) as Record<string, ComponentType>;
    const Story = drawn['Default'] ?? drawn['Primary'] ?? Object.values(drawn)[0];
    return name === undefined || Story === undefined ? [] : [{ name, Story }];
  });
  return (
    <LocaleProvider>
      <ul className={`${css.gallery} sb-unstyled`}>
        {pictures.map(({ name, Story }) => (
          <li key={name} className={css.exhibit}>
            <div className={css.frame} inert>
              <div className={css.picture[of]}>
                <Story />
              </div>
            </div>
            <a href={`?path=/docs/${group}-${name.toLowerCase()}--docs`}>{name}</a>
          </li>
        ))}
      </ul>
    </LocaleProvider>
  );
}
