import * as v from 'valibot';
import type { Database } from './database.ts';
import { listMessages } from './inbox.ts';
import { plainMailSchema, type Mailbox } from './mailbox.ts';
import { bookingPage } from './pages/booking.ts';
import { inboxPage } from './pages/inbox.ts';
import { mailPage, singleMail } from './pages/mail.ts';
import type { Queue } from './queue.ts';

export const MAIL_SERVICE = '/_local/mail-service';

interface MailService {
  mailbox: Mailbox;
  queue: Queue;
  key: string;
}

interface LocalPages {
  database: Database;
  mailbox: Mailbox;
  queue: Queue;
  siteOrigins: readonly string[];
}

/** Takes what the contact function mails, in the place of the mail service. */
export function mailService({ mailbox, queue, key }: MailService) {
  return async (request: Request): Promise<Response> => {
    if (request.headers.get('api-key') !== key) return new Response(null, { status: 401 });
    const mail = v.parse(plainMailSchema, await request.json());
    await queue.run(() => mailbox.deliverPlain(mail));
    return new Response(null, { status: 201 });
  };
}

/** What only exists on this machine, below /_local/. */
export function localPages({ database, mailbox, queue, siteOrigins }: LocalPages) {
  const mails = () => queue.run(() => mailbox.list());
  const messages = () => queue.run(() => listMessages(database.driver));

  return async ({ method }: Request, { pathname, searchParams }: URL): Promise<Response> => {
    if (method !== 'GET' && method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    switch (pathname) {
      case '/_local/health':
        return json({ ready: true });
      case '/_local/mail':
        return mailPage(await mails());
      case '/_local/mail.json':
        return json(await mails());
      case '/_local/inbox':
        return inboxPage(await messages());
      case '/_local/inbox.json':
        return json(await messages());
      case '/_local/booking':
        return bookingPage(searchParams, siteOrigins);
      default: {
        const mail = (await mails()).find(({ id }) => pathname === `/_local/mail/${id}`);
        return mail ? singleMail(mail) : new Response('Niet gevonden', { status: 404 });
      }
    }
  };
}

const json = (value: unknown) => Response.json(value, { headers: { 'cache-control': 'no-store' } });
