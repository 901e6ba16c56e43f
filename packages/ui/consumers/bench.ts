// Compares the bundle size of imports from the packed library with equivalents in other libraries, excluding React.
import { fromSubpaths, weigh, type Imports } from './weigh.ts';
import { app, withCompetitors } from './workspace.ts';

export const competitors = {
  '@radix-ui/themes': '3.3.0',
  '@react-spectrum/s2': '1.7.1',
  react: '^19.3.1',
  'react-aria-components': '1.22.1',
  'react-dom': '^19.3.1',
};

// Spectrum re-exports these from React Aria.
const dialog = ['Dialog', 'DialogTrigger', 'Heading'];
const rows = ['Cell', 'Column', 'Row', 'TableBody', 'TableHeader'];
const tabs = ['Tabs', 'TabList', 'Tab', 'TabPanel'];

const ariaField = ['FieldError', 'Input', 'Label', 'Text'];
const ariaPopover = ['Button', 'ListBox', 'ListBoxItem', 'Popover'];

/**
 * Imports that an app needs for each set of components, per library. Bare React Aria has no styles: their size comes on
 * top.
 */
const costs: Record<string, Record<string, Imports>> = {
  Button: {
    ours: fromSubpaths(['Button']),
    'React Aria, bare': { 'react-aria-components': ['Button'] },
    'Radix Themes': { '@radix-ui/themes': ['Button'] },
    'Spectrum 2': { '@react-spectrum/s2': ['Button'] },
  },
  'Button, TextField, Checkbox': {
    ours: fromSubpaths(['Button', 'TextField', 'Checkbox']),
    'React Aria, bare': {
      'react-aria-components': ['Button', 'TextField', ...ariaField, 'Checkbox'],
    },
    'Radix Themes': { '@radix-ui/themes': ['Button', 'TextField.Root', 'Checkbox'] },
    'Spectrum 2': { '@react-spectrum/s2': ['Button', 'TextField', 'Checkbox'] },
  },
  'Dialog, Tabs, Button': {
    ours: fromSubpaths(['Dialog', 'Tabs', 'Tab', 'Button']),
    'React Aria, bare': {
      'react-aria-components': [...dialog, 'Modal', 'ModalOverlay', 'Button', ...tabs],
    },
    'Radix Themes': {
      '@radix-ui/themes': ['Dialog.Root', 'Dialog.Content', 'Tabs.Root', 'Tabs.List', 'Button'],
    },
    'Spectrum 2': {
      '@react-spectrum/s2': [...dialog, 'Content', 'Button', ...tabs],
    },
  },
  'Table, sorted and selected': {
    ours: fromSubpaths(['Table']),
    'React Aria, bare': {
      'react-aria-components': [...rows, 'Checkbox', 'Table'],
    },
    'Radix Themes': { '@radix-ui/themes': ['Table.Root', 'Table.Row', 'Checkbox'] },
    'Spectrum 2': {
      '@react-spectrum/s2': [...rows, 'TableView'],
    },
  },
  ComboBox: {
    ours: fromSubpaths(['ComboBox']),
    'React Aria, bare': {
      'react-aria-components': ['ComboBox', ...ariaField, ...ariaPopover],
    },
    'Spectrum 2': { '@react-spectrum/s2': ['ComboBox', 'ComboBoxItem'] },
  },
};

/** Imports that a library always needs, whatever the app renders. */
const always: Record<string, Imports> = {
  'Radix Themes': { '@radix-ui/themes': ['Theme'], '@radix-ui/themes/styles.css': [] },
  'Spectrum 2': { '@react-spectrum/s2': ['Provider'] },
};

/** Measures compressed sizes in kB: script without React, and styles. */
export const benchImports = (): Promise<Record<string, Record<string, string>>> =>
  withCompetitors(competitors, async () => {
    const react = { vite: await weigh(app('vite')), others: await weigh(app('others')) };
    const table: Record<string, Record<string, string>> = {};
    for (const [shown, imports] of Object.entries(costs)) {
      const row: Record<string, string> = {};
      table[shown] = row;
      for (const [whose, needed] of Object.entries(imports)) {
        const home = whose === 'ours' ? 'vite' : 'others';
        const { script, style } = await weigh(app(home), needed, always[whose] ?? {});
        const kB = [script - react[home].script, style].map((bytes) => (bytes / 1000).toFixed(1));
        row[whose] = kB.join(' / ');
      }
    }
    return table;
  });
