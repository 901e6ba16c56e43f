import '@heldermatch/ui/reset.css';
import '@heldermatch/ui/font.css';
import { LocaleProvider } from '@heldermatch/ui/LocaleProvider';
import { ThemeProvider } from '@heldermatch/ui/ThemeProvider';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { theme } from '../src/theme.ts';

export default function Root() {
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Nieuwe vacature</title>
        <Meta />
        <Links />
      </head>
      <body>
        <ThemeProvider theme={theme}>
          <LocaleProvider>
            <Outlet />
          </LocaleProvider>
        </ThemeProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
