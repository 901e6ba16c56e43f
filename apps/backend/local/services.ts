import path from 'node:path';
import { DEFAULT_LIMITS } from '../functions/submit-contact-form/settings.ts';
import { company } from '@heldermatch/facts';
import { AccountLookup } from './accounts.ts';
import { likeHosted, redirectScope, type AuthLimits } from './compat.ts';
import { readConfig, type ProjectConfig } from './config.ts';
import { withCors } from './cors.ts';
import { openDatabase } from './database.ts';
import { fromPeer, loadFunction } from './functions.ts';
import { readSecrets } from './keys.ts';
import { localPages, MAIL_SERVICE, mailService } from './local-pages.ts';
import { mailDriver, type MailRequest } from './mail-driver.ts';
import { Mailbox } from './mailbox.ts';
import { Queue } from './queue.ts';

/** Auth limits count five minutes, contact limits an hour. */
export interface Limits extends AuthLimits {
  contactPerSender: number;
  contactPerEmail: number;
}

interface ServiceOptions {
  url: string;
  siteOrigins: readonly string[];
  dataDir: string;
  log: (line: string) => void;
  limits: Partial<Limits>;
  limitFactor: number;
  now: () => number;
}

/** Everything behind the port: database, APIs, function, mailbox and local pages. */
export async function startServices(options: ServiceOptions) {
  const { url, siteOrigins, dataDir, log, now } = options;
  const config = await readConfig();
  const secrets = await readSecrets(dataDir);
  const deliver = async (mail: MailRequest) => {
    await mailbox.deliver(mail, redirectScope.getStore() ?? siteOrigins[0] ?? '');
    log(JSON.stringify({ event: 'mail', kind: mail.kind }));
  };
  const folder = path.join(dataDir, 'database');
  const email = mailDriver(deliver);
  const database = await openDatabase({ folder, config, secrets, siteOrigins, email });
  const { driver } = database;
  const mailbox = new Mailbox(driver, config, url);
  const queue = new Queue();
  const codeLength = config.auth.email.otp_length;
  const accounts = new AccountLookup({ driver, codeLength, deliver, now });
  const limits = { ...defaultLimits(config, options.limitFactor), ...options.limits };
  const api = likeHosted({ database, accounts, config, siteOrigins, limits, queue, log, now });
  const pages = localPages({ database, mailbox, queue, siteOrigins });
  const sendMail = mailService({ mailbox, queue, key: secrets.secretKey });
  const contact = await loadFunction(
    'submit-contact-form',
    {
      SUPABASE_URL: url,
      CONTACT_SECRET_KEY: secrets.secretKey,
      SITE_ORIGINS: siteOrigins.join(','),
      CONTACT_LIMIT_PER_SENDER: String(limits.contactPerSender),
      CONTACT_LIMIT_PER_EMAIL: String(limits.contactPerEmail),
      CONTACT_MAIL_URL: url + MAIL_SERVICE,
      CONTACT_MAIL_KEY: secrets.secretKey,
      CONTACT_MAIL_FROM: company.email,
      CONTACT_MAIL_TO: company.email,
    },
    log,
  );
  // A page of another name that resolves to this machine must not read the mailbox.
  const hosts = new Set([new URL(url).host, `localhost:${new URL(url).port}`]);

  async function serve(request: Request, peerAddress: string): Promise<Response> {
    const target = new URL(request.url);
    const { pathname, host } = target;
    if (!hosts.has(host)) return new Response('Onbekende host', { status: 421 });
    if (pathname === '/functions/v1/submit-contact-form') {
      return contact(fromPeer(request, peerAddress));
    }
    if (pathname === MAIL_SERVICE) return sendMail(request);
    if (pathname.startsWith('/_local/')) return pages(request, target);
    if (/^\/(?:auth|rest)\/v1\//.test(pathname)) {
      const answer =
        request.method === 'OPTIONS'
          ? new Response(null, { status: 204 })
          : await api(request, peerAddress);
      return withCors(answer, request.headers.get('origin'), siteOrigins);
    }
    return new Response('Niet gevonden', { status: 404 });
  }

  return { serve, close: () => queue.run(() => database.close()) };
}

function defaultLimits({ auth: { rate_limit: auth } }: ProjectConfig, factor: number): Limits {
  return {
    signIns: auth.sign_in_sign_ups * factor,
    signUps: auth.sign_in_sign_ups * factor,
    refreshes: auth.token_refresh * factor,
    verifications: auth.token_verifications * factor,
    contactPerSender: DEFAULT_LIMITS.sender * factor,
    contactPerEmail: DEFAULT_LIMITS.email * factor,
  };
}
