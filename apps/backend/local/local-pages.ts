import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from './database.ts';
import { listMessages } from './inbox.ts';
import { outgoingMailSchema, type Mailbox } from './mailbox.ts';
import { bookingPage } from './pages/booking.ts';
import { inboxPage } from './pages/inbox.ts';
import { mailPage, singleMail } from './pages/mail.ts';
import type { Queue } from './queue.ts';

interface LocalPages {
  database: Database;
  mailbox: Mailbox;
  queue: Queue;
  siteOrigins: readonly string[];
  /** Key that a function sends to authenticate with the mail service. */
  mailKey: string;
}

/** Routes that exist only in the local emulator, under /_local/. */
export function localPages({ database, mailbox, queue, siteOrigins, mailKey }: LocalPages): Hono {
  const mails = () => queue.run(() => mailbox.list());
  const messages = () => queue.run(() => listMessages(database.driver));
  const pages = new Hono();

  pages.use(async ({ header }, next) => {
    await next();
    header('cache-control', 'no-store');
    header('referrer-policy', 'no-referrer');
    header('x-content-type-options', 'nosniff');
  });
  // Receives the functions' emails in place of the mail service.
  pages.post('/mail-service', async ({ req, body }) => {
    if (req.header('api-key') !== mailKey) return body(null, 401);
    const mail = v.parse(outgoingMailSchema, await req.json());
    await queue.run(() => mailbox.deliverOutgoing(mail));
    return body(null, 201);
  });
  pages.get('/health', ({ json }) => json({ ready: true }));
  pages.get('/mail', async () => mailPage(await mails()));
  pages.get('/mail.json', async ({ json }) => json(await mails()));
  pages.get('/mail/:id', async ({ req, notFound }) => {
    const mail = (await mails()).find(({ id }) => id === req.param('id'));
    return mail ? singleMail(mail) : notFound();
  });
  pages.get('/inbox', async () => inboxPage(await messages()));
  pages.get('/inbox.json', async ({ json }) => json(await messages()));
  pages.get('/booking', ({ req }) => bookingPage(new URL(req.url).searchParams, siteOrigins));
  pages.on(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], '*', ({ body }) =>
    body(null, 405, { allow: 'GET, HEAD' }),
  );
  return pages;
}
