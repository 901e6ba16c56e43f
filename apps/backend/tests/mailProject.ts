// Fake project of a function that sends queued emails, with a fake mail service.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { safeParse } from 'valibot';
import { onTestFinished } from 'vitest';
import { listen } from '@heldermatch/tooling/ports';
import type { createHandler } from '../functions/send-account-mails/index.ts';
import { outgoingMailSchema } from '../local/mailbox.ts';

/** Email as the mail service gets it. */
interface ReceivedMail {
  sender: { name: string; email: string };
  to: [{ email: string }];
  replyTo?: { name: string; email: string };
  subject: string;
  textContent?: string;
  htmlContent: string;
  headers: { idempotencyKey: string };
}

interface ProjectOptions {
  createHandler: typeof createHandler;
  /** Emails that the database returns at each call. */
  waiting: readonly { id: string }[];
  /** Function of the database that records a sent email. */
  finish: string;
  /** Response to the question whether an email is late. */
  late: unknown;
  /** Status of the mail service for an address. @default 201 */
  mail?: (to: string) => number;
}

/** Creates a project that records the calls of a function. */
export async function mailProject(options: ProjectOptions) {
  const calls: string[] = [];
  const mails: ReceivedMail[] = [];
  const finished: string[] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname;
    calls.push(`${request.method} ${path}`);
    const body = request.method === 'POST' ? ((await json(request)) as never) : undefined;
    const send = (status: number, answer: unknown) =>
      response.writeHead(status).end(JSON.stringify(answer));
    if (path === '/mail') {
      const received = body as unknown as ReceivedMail;
      const status = options.mail?.(received.to[0].email) ?? 201;
      if (status < 300) mails.push(received);
      // Rejects anything that Brevo's format doesn't allow.
      send(safeParse(outgoingMailSchema, body).success ? status : 400, {});
    } else if (path.startsWith('/rest/v1/rpc/take_')) send(200, options.waiting);
    else if (path === `/rest/v1/rpc/${options.finish}`) {
      finished.push((body as { mail: string } | undefined)?.mail ?? '');
      response.writeHead(204).end();
    } else send(200, options.late);
  });
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  onTestFinished(() => void server.close());
  const settings = {
    SUPABASE_URL: origin,
    CONTACT_SECRET_KEY: 'sb_secret_0123456789',
    CONTACT_MAIL_URL: `${origin}/mail`,
    CONTACT_MAIL_KEY: 'key',
    CONTACT_MAIL_FROM: 'site@heldermatch.example',
  };
  const lines: string[] = [];
  const call = async (more: Record<string, string> = {}) => {
    const read = { ...settings, ...more };
    const handler = options.createHandler(
      (name) => read[name as keyof typeof read],
      (line) => lines.push(line),
    );
    const answer = await handler(new Request(`${origin}/functions/v1/send`));
    return { status: answer.status, text: await answer.text() };
  };
  return { call, calls, mails, finished, lines };
}
