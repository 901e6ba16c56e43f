import '@heldermatch/ui/reset.css';
import '@heldermatch/ui/font.css';
import { LocaleProvider } from '@heldermatch/ui/LocaleProvider';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

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
        <LocaleProvider>
          <Outlet />
        </LocaleProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
