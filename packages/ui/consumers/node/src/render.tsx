// Renders in plain Node: without a bundler, all styles come as one stylesheet.
import { LocaleProvider } from '@heldermatch/ui/LocaleProvider';
import { cssOf } from '@heldermatch/ui/theme';
import { renderToString } from 'react-dom/server';
import { theme } from './theme.ts';
import { Vacancy } from './Vacancy.tsx';

process.stdout.write(`<!doctype html>
<html lang="nl">
<title>Nieuwe vacature</title>
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/node_modules/@heldermatch/ui/dist/styles.css">
<link rel="stylesheet" href="/node_modules/@heldermatch/ui/dist/font/font.css">
<style>${cssOf(theme)}</style>
${renderToString(
  <LocaleProvider>
    <Vacancy />
  </LocaleProvider>,
)}`);
