import path from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { answers, toResponse } from '../functions/submit-contact-form/answers.ts';
import { corsHeaders } from '../functions/submit-contact-form/cors.ts';
import { DEFAULT_LIMITS } from '../functions/submit-contact-form/settings.ts';
import { company } from '@heldermatch/facts';
import { Accounts } from './account-rows.ts';
import { authErrors } from './auth-errors.ts';
import { codeOf } from './code-of.ts';
import { supabaseApi, type AuthLimits } from './supabase-api.ts';
import { readConfig, type ProjectConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { fromPeer, loadFunction } from './functions.ts';
import { readSecrets } from './keys.ts';
import { localPages } from './local-pages.ts';
import { mailDriver, type MailRequest } from './mail-driver.ts';
import { Mailbox } from './mailbox.ts';
import { Queue, QueueTimeout } from './queue.ts';
import { mailSenders } from './senders.ts';

/** Maximum size of a request body for Auth and the Data API, in bytes. */
const MAX_BYTES = 100_000;

/** The same for functions that write what a desk has: a file of 10 MB as base64, texts of CVs, and lines of the log. */
const MAX_WRITE_BYTES = 20_000_000;

const WRITES = /^\/rest\/v1\/rpc\/(?:add_candidate|append_lines|import_lines|rescore_candidate)$/;

/** Rate limits: Auth per five minutes, contact form per hour. */
export interface Limits extends AuthLimits {
  contactPerSender: number;
  contactPerEmail: number;
  /** Time that a message may wait in the queue, in milliseconds. */
  contactPatience: number;
}

interface ServiceOptions {
  url: string;
  siteOrigins: readonly string[];
  dataDir: string;
  log: (line: string) => void;
  limits: Partial<Limits>;
  limitFactor: number;
  patienceFactor: number;
  now: () => number;
}

/** Settings of the functions, by the names of a hosted project's environment variables. */
const functionSettings = (
  { url, siteOrigins, patienceFactor }: ServiceOptions,
  secretKey: string,
  limits: Limits,
) => ({
  SUPABASE_URL: url,
  CONTACT_SECRET_KEY: secretKey,
  SITE_ORIGINS: siteOrigins.join(','),
  CONTACT_LIMIT_PER_SENDER: String(limits.contactPerSender),
  CONTACT_LIMIT_PER_EMAIL: String(limits.contactPerEmail),
  CONTACT_PATIENCE_FACTOR: String(patienceFactor),
  CONTACT_MAIL_URL: `${url}/_local/mail-service`,
  CONTACT_MAIL_KEY: secretKey,
  CONTACT_MAIL_FROM: company.email,
  CONTACT_MAIL_TO: company.email,
});

/** Starts everything behind the port: database, APIs, functions, mailbox and local pages. */
export async function startServices(options: ServiceOptions) {
  const { url, siteOrigins, dataDir, log, now, patienceFactor } = options;
  const config = await readConfig();
  const secrets = await readSecrets(dataDir);
  const deliver = async (mail: MailRequest) => {
    await mailbox.deliver(mail);
    log(JSON.stringify({ event: 'mail', kind: mail.kind }));
  };
  const folder = path.join(dataDir, 'database');
  const email = mailDriver(deliver);
  const database = await openDatabase({ folder, config, secrets, siteOrigins, email, log });
  const { driver } = database;
  const mailbox = new Mailbox(driver, config, siteOrigins[0] ?? '');
  const queue = new Queue();
  const codeLength = config.auth.email.otp_length;
  const accounts = new Accounts({ driver, codeLength, deliver, now });
  const limits = {
    ...defaultLimits(config, options.limitFactor),
    // Maximum wait in the contact queue, in milliseconds. The browser gets a response before it times out.
    contactPatience: 1500 * patienceFactor,
    ...options.limits,
  };
  const supabase = supabaseApi({ ...options, database, accounts, config, limits, queue });
  const settings = functionSettings(options, secrets.secretKey, limits);
  const contact = await loadFunction('submit-contact-form', settings, log);
  const senders = await mailSenders({ url, settings, log, driver, queue });
  const app = new Hono<{ Bindings: { peerAddress: string } }>();
  // Prevents DNS rebinding: a page on another hostname that resolves to this machine must not read the mailbox.
  const hosts = [new URL(url).host, `localhost:${new URL(url).port}`];
  app.use(async ({ req, text }, next) =>
    hosts.includes(new URL(req.url).host) ? next() : text('Onbekende host', 421),
  );
  const contactQueue = new Queue({ concurrency: 8, patience: limits.contactPatience });
  app.all('/functions/v1/submit-contact-form', async ({ req, env }) => {
    const request = await fromPeer(req.raw, env.peerAddress);
    try {
      return await contactQueue.run(() => contact(request));
    } catch (error) {
      if (!(error instanceof QueueTimeout)) throw error;
      const headers = corsHeaders(req.header('origin') ?? null, siteOrigins);
      return toResponse(answers.busy, headers);
    }
  });
  app.all('/functions/v1/send-account-mails', senders.sendAccountMails);
  app.all('/functions/v1/send-candidate-mails', senders.sendCandidateMails);
  const mailKey = secrets.secretKey;
  app.route('/_local', localPages({ database, mailbox, queue, siteOrigins, mailKey }));
  const limitTo = (maxSize: number) => bodyLimit({ maxSize, onError: () => authErrors.tooLarge() });
  const [limitBody, limitWrite] = [limitTo(MAX_BYTES), limitTo(MAX_WRITE_BYTES)];
  for (const api of ['/auth/v1/*', '/rest/v1/*']) {
    app.use(
      api,
      cors({
        origin: [...siteOrigins],
        exposeHeaders: ['content-range', 'x-sb-error-code'],
        maxAge: 600,
      }),
      (context, next) => (WRITES.test(context.req.path) ? limitWrite : limitBody)(context, next),
    );
    app.all(api, async ({ req, env }) => {
      const answer = await supabase(req.raw, env.peerAddress);
      if (answer.ok) await senders.sendAfter(req.path);
      return answer;
    });
  }
  app.notFound(({ text }) => text('Niet gevonden', 404));
  app.onError((error, { body }) => {
    // Omits the error message, because PostgreSQL and Valibot quote the values that they reject.
    log(JSON.stringify({ event: 'error', name: error.name, code: codeOf(error) }));
    return body(null, 500);
  });

  return {
    fetch: app.fetch,
    sendMails: async () => {
      await senders.sendAccountMails();
      await senders.sendCandidateMails();
    },
    close: () => queue.run(() => database.close()),
  };
}

function defaultLimits({ auth: { rate_limit: auth } }: ProjectConfig, factor: number) {
  return {
    signIns: auth.sign_in_sign_ups * factor,
    signUps: auth.sign_in_sign_ups * factor,
    refreshes: auth.token_refresh * factor,
    verifications: auth.token_verifications * factor,
    contactPerSender: DEFAULT_LIMITS.sender * factor,
    contactPerEmail: DEFAULT_LIMITS.email * factor,
  };
}
