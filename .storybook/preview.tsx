import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { LocaleProvider, ThemeProvider } from '@heldermatch/ui';
import '@heldermatch/ui/font.css';
import '@heldermatch/ui/reset.css';
import { DocsTable } from '../packages/ui/docs/DocsTable.tsx';
import { DocsPage } from './DocsPage.tsx';
import './arabic.css';
import { answerPanel, rememberRules } from './auditPanel/preview.ts';
import { themeOf } from './brands.ts';
import { languages } from './languages.ts';
import { modes } from './modes.ts';
import { isPreference, simulateMedia } from './simulatedMedia.ts';
import { viewports } from './viewports.ts';

// Timeout of a play function in milliseconds: by the machine's pace in tests, otherwise one that is acceptable for a
// reader.
configure({
  asyncUtilTimeout: Number(
    import.meta.env['VITE_PATIENCE'] ??
      new URLSearchParams(location.search).get('patience') ??
      5000,
  ),
});

const themes = ['light', 'dark'];

answerPanel();

// A story in the gallery only simulates focus: real focus would leave the page around it.
if (window.frameElement?.closest('[inert]')) {
  HTMLElement.prototype.focus = function focus() {
    Object.defineProperty(document, 'activeElement', { value: this, configurable: true });
    this.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  };
}

/** A separate object, because the addon's types lack `components`, which replaces elements in MDX. */
const docs = {
  container: DocsPage,
  lang: 'nl',
  components: { table: DocsTable },
  toc: {
    title: 'Op deze pagina',
    headingSelector: 'h2',
    ignoreSelector: '.sb-unstyled *, .sb-story *, .docs-story *',
  },
};

/** Gives a handler no control, and words a line of text: Storybook would ask for both as JSON. */
const withControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      if (/^on[A-Z]/.test(name)) return [name, { ...type, control: false }];
      const isWords =
        typeof initialArgs[name] === 'string' && type.table?.type?.summary === 'ReactNode';
      return [name, isWords ? { ...type, control: { type: 'text' } } : type];
    }),
  );

// Also for documentation pages, which have no decorators.
document.documentElement.lang = 'nl';

interface PageProps {
  lang: string;
  dir: 'ltr' | 'rtl';
  children: ReactNode;
}

/** Story that has its own page, so that overlays get its language too. */
function Page({ lang, dir, children }: PageProps) {
  useLayoutEffect(() => {
    const { documentElement } = document;
    const before = documentElement.lang;
    documentElement.lang = lang;
    documentElement.dir = dir;
    return () => {
      documentElement.lang = before;
      documentElement.removeAttribute('dir');
    };
  }, [lang, dir]);
  return children;
}

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  argTypesEnhancers: [withControls],
  // A setting without an initial value is an icon in the toolbar, with its value once that has changed.
  globalTypes: {
    theme: {
      description: 'Thema',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'auto', title: 'Thema van het systeem' },
          { value: 'light', title: 'Licht' },
          { value: 'dark', title: 'Donker' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: 'Merk',
      toolbar: {
        icon: 'paintbrush',
        items: [
          { value: 'heldermatch', title: 'Heldermatch' },
          { value: 'second', title: 'Een ander merk' },
        ],
        dynamicTitle: true,
      },
    },
    density: {
      description: 'Dichtheid',
      toolbar: {
        icon: 'component',
        items: [
          { type: 'reset', title: 'Ruim' },
          { value: 'compact', title: 'Compact' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Taal',
      toolbar: {
        icon: 'globe',
        items: Object.entries(languages).map(([value, { title }]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Tekstgrootte',
      toolbar: {
        icon: 'paragraph',
        items: [
          { type: 'reset', title: 'Tekst 100 %' },
          { value: '200%', title: 'Tekst 200 %' },
        ],
        dynamicTitle: true,
      },
    },
    textSpacing: {
      description: 'Tekstafstand (WCAG 1.4.12)',
      toolbar: {
        icon: 'menu',
        items: [
          { type: 'reset', title: 'Gewone tekstafstand' },
          { value: 'wide', title: 'Ruime tekstafstand' },
        ],
        dynamicTitle: true,
      },
    },
    preference: {
      description: 'Nagebootste voorkeur van het systeem (alleen de CSS)',
      toolbar: {
        icon: 'accessibility',
        items: [
          { type: 'reset', title: 'Voorkeur van het systeem' },
          { value: 'forcedColors', title: 'Geforceerde kleuren (nagebootst)' },
          { value: 'reducedMotion', title: 'Minder beweging (nagebootst)' },
          { value: 'moreContrast', title: 'Meer contrast (nagebootst)' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: 'auto',
    brand: 'heldermatch',
    locale: 'nl',
  },
  // A popover positioned with the metrics of the fallback font would stay there, and that font differs by machine.
  beforeEach: async ({ parameters }) => {
    rememberRules(parameters);
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  },
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      const { documentElement } = document;
      const theme = String(globals['theme']);
      documentElement.style.fontSize = String(globals['textSize'] ?? '');
      if (themes.includes(theme)) documentElement.dataset['theme'] = theme;
      else delete documentElement.dataset['theme'];
      const { preference } = globals;
      simulateMedia(
        new Set(isPreference(preference) ? [preference] : []),
        globals['textSpacing'] === 'wide',
      );
      const story =
        parameters['edgeToEdge'] === true ? (
          <Story />
        ) : (
          <div style={{ padding: '1rem' }}>
            <Story />
          </div>
        );
      const own = themeOf(globals['brand'], globals['density']);
      const lang = String(globals['locale']);
      const { dir, locale, messages } = languages[lang] ?? languages.nl;
      const Place = viewMode === 'docs' ? 'div' : Page;
      return (
        <LocaleProvider {...{ locale, messages }}>
          <Place lang={lang} dir={dir}>
            {own === undefined ? story : <ThemeProvider theme={own}>{story}</ThemeProvider>}
          </Place>
        </LocaleProvider>
      );
    },
  ],
  parameters: {
    // The decorator adds padding, so that visual snapshots and Storybook agree; `edgeToEdge: true` disables it.
    layout: 'fullscreen',
    docs,
    viewport: { options: viewports },
    chromatic: {
      modes: {
        light: modes.light,
        dark: modes.dark,
        phone: { ...modes.phone, viewport: modes.phone.viewport.value },
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
      },
    },
    options: {
      // Storybook reads this without running it, so it can't import the groups of `packages/ui/docs/groups.ts`.
      storySort: {
        order: [
          'Introductie',
          'Overzicht',
          'Aan de slag',
          'Fundament',
          [
            'Kiezen',
            'Tokens',
            'Raster',
            'Pictogrammen',
            'Illustraties',
            'Beweging',
            'Focus',
            'Inhoud',
            'Schrijfwijzer',
            'Een beslissing opschrijven',
            'Formulieren',
            'Talen',
            'Thema’s',
            'Toegankelijkheid',
          ],
          'Handelingen',
          'Navigatie',
          'Invoer',
          'Vensters',
          'Meldingen',
          'Gegevens',
          'Tekst en beeld',
          'Indeling',
          'Om de app heen',
          'Kandidaten',
          'Contact en account',
          'Website',
          "Pagina's",
          'Recepten',
          'English',
        ],
      },
    },
  },
});
