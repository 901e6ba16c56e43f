import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as facts from '@heldermatch/facts';
import { contactSchema, LIMITS, passwordRules, validate } from '@heldermatch/forms';
import * as fc from 'fast-check';
import { parse } from 'smol-toml';
import { expect, onTestFinished, test } from 'vitest';
import { configFile, withMailTexts } from '../generate.ts';
import { mailsOf, projectFolder, readConfig } from '../local/config.ts';
import type { Message } from '../functions/submit-contact-form/store.ts';
import { mailOf, mailTemplate } from '../mail/layout.ts';
import { accountMailKinds, mailKinds, mailTexts } from '../mail/texts.ts';
import { ownDatabase } from './harness.ts';

const root = path.join(projectFolder, '../..');

const migration = (name: string) =>
  readFile(path.join(projectFolder, 'supabase/migrations', name), 'utf8');

/**
 * Generates strings at the boundaries of every rule: maximum lengths, ASCII and control characters, both Unicode forms
 * of accents, and white space at the ends.
 */
const around = (valid: string, ...lengths: readonly number[]) => {
  const ends = fc.constantFrom('', '', '', ' ', '\t', '\n', '\u00a0', '\u2028', '\ufeff', '\u3000');
  const inside = fc.oneof(
    // Control characters and line breaks, including Unicode's.
    fc
      .constantFrom(
        ...Array.from('\u0001\b\t\n\v\f\r\u000e\u001b\u001f\u007f\u0080\u0085\u009f\u2028\u2029'),
      )
      .map((character) => `${valid.slice(0, -1)}${character}${valid.slice(-1)}`),
    fc.constant(valid),
    fc.string({ maxLength: 12, unit: 'grapheme-ascii' }),
    fc.string({ maxLength: 12, unit: fc.constantFrom(...Array.from("aZé- \u0301’'.@_09\u00a0")) }),
    fc.constantFrom(...lengths).map((length) => 'x'.repeat(length)),
  );
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(valid) },
    { weight: 1, arbitrary: inside },
    { weight: 1, arbitrary: fc.tuple(ends, inside, ends).map((parts) => parts.join('')) },
  );
};

const rows = fc.record({
  name: around("Zoë D'Hondt", 1, 2, 100, 101),
  email: fc.oneof(
    around('zoe@bedrijf.nl', 1),
    fc.emailAddress(),
    fc.tuple(around('zoe', 64, 250, 251), around('b.nl', 63)).map((parts) => parts.join('@')),
  ),
  company: fc.oneof(fc.constant(''), around('Bedrijf B.V.', 100, 101)),
  message: around('Graag een demo.', 9, 10, 2000, 2001),
});

const fields = ['name', 'email', 'company', 'message'] as const;

test("the table accepts exactly what the contact form's validation produces", async () => {
  const { driver, close } = await ownDatabase();
  onTestFinished(close);
  const stores = ({ name, email, company, message }: Message) =>
    driver
      .query(
        `insert into public.contact_messages (name, email, company, message, consent, consent_version)
         values ($1, $2, $3, $4, true, '1')`,
        [name, email, company, message],
      )
      .then(
        () => true,
        () => false,
      );
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(rows, async (row) => {
      const made = validate(contactSchema, { ...row, consent: true });
      const isAsMade = made.success && fields.every((field) => made.output[field] === row[field]);
      expect(await stores({ ...row, consent: true }), fc.stringify(row)).toBe(isAsMade);
      if (isAsMade) taken += 1;
    }),
    { numRuns: 2000 },
  );
  expect(taken).toBeGreaterThan(100);
});

test('a profile has room for everything that the registration form accepts', async () => {
  const sql = await migration('20261120090000_profiles.sql');
  expect(sql).toContain(`check (char_length(full_name) <= ${LIMITS.name.max})`);
  expect(sql).toContain(`check (char_length(company_name) <= ${LIMITS.company.max})`);
  const metadata = await migration('20261126100000_metadata_of_the_form.sql');
  expect([LIMITS.name.max, LIMITS.company.max]).toEqual([100, 100]);
  expect(metadata).toContain("when key in ('name', 'company') then");
  expect(metadata).toContain(`> ${LIMITS.name.max}`);
});

test('the project requires the same passwords as the registration form', async () => {
  const { auth } = await readConfig();
  expect(auth.minimum_password_length).toBe(LIMITS.registrationPassword.min);
  expect(auth.password_requirements).toBe('lower_upper_letters_digits');
  expect(passwordRules.map(({ id }) => id)).toEqual(['length', 'upper', 'lower', 'digit']);
});

test('the project is as restricted as the site and the emails claim', async () => {
  const file = await readFile(path.join(projectFolder, 'supabase/config.toml'), 'utf8');
  expect(parse(file)).toMatchObject({
    api: { schemas: ['public'], max_rows: 100 },
    auth: {
      site_url: 'env(SITE_URL)',
      additional_redirect_urls: [],
      jwt_expiry: 900,
      sessions: { timebox: '720h' },
      enable_refresh_token_rotation: true,
      enable_anonymous_sign_ins: false,
      enable_manual_linking: false,
      rate_limit: { sign_in_sign_ups: 30, token_refresh: 150, token_verifications: 30 },
      email: {
        // 'Controleer uw e-mail om uw account te bevestigen voordat u inlogt.'
        enable_confirmations: true,
        double_confirm_changes: true,
        secure_password_change: true,
        max_frequency: '60s',
        // 'De link is één uur geldig'
        otp_expiry: 3600,
        // There are 10^10 codes, and thirty attempts are allowed in five minutes.
        otp_length: 10,
        notification: { password_changed: { enabled: true }, email_changed: { enabled: true } },
        smtp: { enabled: true, pass: 'env(SMTP_PASS)' },
      },
    },
    functions: {
      'submit-contact-form': { verify_jwt: false },
      'send-account-mails': { verify_jwt: false },
      'send-candidate-mails': { verify_jwt: false },
    },
  });
  expect(mailTexts.confirmation.outro.join()).toContain('één uur geldig');
});

test('the settings in config.toml are up to date with their source', async () => {
  const config = await readFile(configFile, 'utf8');
  expect(withMailTexts(config)).toBe(config);
  expect(withMailTexts(config.replaceAll(facts.company.name, 'X'))).toBe(config);
});

test('the jobs delete after the terms that the legal documents state, a day earlier for the hourly ones', async () => {
  const sql = (
    await Promise.all([
      migration('20261126100200_each_deletion_alone.sql'),
      migration('20261126110000_sessions_that_are_over.sql'),
      migration('20261126110100_account_mails.sql'),
      migration('20261126110200_accounts_that_nobody_uses.sql'),
      migration('20261126120000_log_goes_with_the_account.sql'),
    ])
  ).join('\n');
  // A later definition of a job replaces an earlier one.
  const bodies = sql.matchAll(
    /function private\.(delete_expired_\w+)\(\) returns .*?\$\$(.*?)\$\$/gs,
  );
  const jobs = Object.values(
    Object.fromEntries(Array.from(bodies, ([, name, body]) => [name, body])),
  ).join(';');
  const term = (table: string) =>
    new RegExp(`delete from ${table}[^;]*?now\\(\\) - interval '([^']*)'`).exec(jobs)?.[1];
  const inDutch: Partial<Record<string, string>> = {
    '1 year': '1 jaar',
    '7 days': '7 dagen',
    '30 days': '30 dagen',
    '90 days': '90 dagen',
  };
  expect(inDutch[term('public.contact_messages') ?? '']).toBe(facts.retention.contactMessages);
  expect(inDutch[term('auth.users') ?? '']).toBe(facts.retention.unconfirmed);
  expect(inDutch[term('auth.audit_log_entries') ?? '']).toBe(facts.retention.signInLog);
  expect(inDutch[term('auth.sessions') ?? '']).toBe(facts.retention.sessions);
  expect(inDutch[term('public.account_mails') ?? '']).toBe(facts.retention.accountMails);
  expect(inDutch[term('auth.users as u') ?? '']).toBe(facts.retention.accounts);
  const [, notice = ''] = /deletion_announced_at < now\(\) - interval '([^']*)'/.exec(jobs) ?? [];
  expect(inDutch[notice]).toBe(facts.retention.accountNotice);
  expect(jobs.match(/\+ interval '1 day'/g)).toHaveLength(6);
  // A counter covers one hour and the job runs hourly, so counters are deleted well within the promised day.
  expect(term('public.contact_rate_limits')).toBe('1 hour');
  expect(sql.match(/'\d+ \* \* \* \*'/g)).toHaveLength(8);
  expect(facts.retention.rateLimits).toBe('1 dag');
});

test('a notification is kept as long as the legal documents state', async () => {
  const sql = await migration('20261129100300_team_reads.sql');
  expect(sql.match(/< now\(\) - interval '180 days' \+ interval '1 day'/g)).toHaveLength(2);
  expect(facts.retention.notifications).toBe('180 dagen');
});

test('the legal documents name the email service that the code uses and the region that the guide creates', async () => {
  const read = (file: string) => readFile(path.join(projectFolder, '..', file), 'utf8');
  const { name = '' } = facts.processorOf('contactMail');
  expect(await read('backend/functions/shared/mail.ts')).toContain(
    `https://api.${name.toLowerCase()}.com/`,
  );
  expect(await read('../docs/deployment.md')).toContain(`--region ${facts.region.id} `);
  for (const file of ['20261126110100_account_mails', '20261129100200_send_candidate_mails']) {
    expect(await migration(`${file}.sql`)).toContain(`"x-region": "${facts.region.id}"`);
  }
  expect(facts.processorOf('backend').location).toContain(facts.region.place);
});

test("no source file repeats a fact from the company's register", async () => {
  const { legalName, email, phone, registration, vat, linkedIn, repository } = facts.company;
  const { id, place } = facts.region;
  const known = [legalName, email, phone, vat, linkedIn, repository, id, place];
  // Twelve characters of a UUID can be zeros too, so only a complete string is recognised as the registration number.
  const isCopy = (source: string) =>
    known.some((fact) => source.includes(fact)) || source.includes(`'${registration}'`);
  const found: string[] = [];
  const folders =
    'apps/{site/{src,server,discovery},desk/src,backend/{functions,local,mail}},packages/forms/src';
  for await (const file of glob(`{${folders}}/**/*.{ts,tsx}`, { cwd: root })) {
    if (/\.(?:test|e2e)\.tsx?$/.test(file)) continue;
    if (isCopy(await readFile(path.join(root, file), 'utf8'))) found.push(file);
  }
  expect(found).toEqual([]);
});

test.each(mailKinds)('the email %s is deployed as written, in Dutch', async (kind) => {
  const { subject, content_path: file } = mailsOf(await readConfig())[kind];
  expect(subject).toBe(mailTexts[kind].subject);
  const template = await readFile(path.join(projectFolder, file), 'utf8');
  expect(template).toBe(mailTemplate(kind));
  expect(template).toContain('<html lang="nl">');
  // The platform's own links are used as soon as they are opened, and mail scanners open them first.
  expect(template).not.toContain('ConfirmationURL');
  const { link, hasCode = false } = mailTexts[kind];
  expect(template.includes('#token_hash={{ .TokenHash }}&amp;type=')).toBe(link !== undefined);
  expect(template.includes('{{ .Token }}')).toBe(hasCode);
  expectSafeMail(template, link !== undefined);
});

test.each(accountMailKinds)(
  'the queued email %s is a kind that the table accepts, in Dutch',
  async (kind) => {
    const { html, subject } = mailOf(kind, { DeletesOn: '1 januari 2027' });
    expect(await migration('20261126110100_account_mails.sql')).toContain(`'${kind}'`);
    expect(subject).toBe(mailTexts[kind].subject);
    expect(html).not.toContain('{{');
    expect(html).toContain('<html lang="nl">');
    expectSafeMail(html, false);
  },
);

function expectSafeMail(template: string, hasLink: boolean): void {
  // A notice of a change has no link, because a forged notice would have one.
  expect(template.includes('<a class="button"')).toBe(hasLink);
  // Email clients load nothing, run nothing and drop most stylesheets, so all text has its colour inline.
  expect(template).not.toMatch(/<(?:script|img|link|iframe|form)\b|url\(|@import|https?:/);
  expect(template).toContain(`<body class="page" style="`);
  const unstyled = template.match(/<(?:p|h1|td|a|span|body)\b(?![^>]* (?:style|align)=)[^>]*>/g);
  expect(unstyled).toBeNull();
  // Required by article 27 of the Handelsregisterwet 2007.
  const { legalName, address, registration } = facts.company;
  expect(template).toContain(`${legalName}, ${address}, KvK ${registration}<br>`);
}
