import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren } from 'react';
import { prefersDark, storybookThemes, type Scheme } from './theme.ts';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  prefersDark.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    prefersDark.removeEventListener('change', onChange);
  };
}

/** Scheme of the stories: that of the toolbar, or else of the system. */
function readScheme(): Scheme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return prefersDark.matches ? 'dark' : 'light';
}

/** Documentation page in the scheme of its stories. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const scheme = useSyncExternalStore(subscribe, readScheme);
  return <DocsContainer {...props} theme={storybookThemes[scheme]} />;
}
