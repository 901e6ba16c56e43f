import {
  claims,
  company,
  confirmed,
  documentsToHold,
  euSentence,
  expiries,
  figures,
  laws,
  obstacles,
  processors,
  storageSentence,
  type Facts,
} from '@heldermatch/facts';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { routesOf } from '../build.ts';
import { headTags } from '../discovery/documentHead.ts';
import { impact } from '../src/pages/about/copy.tsx';
import { pilotGoals, statistics } from '../src/pages/home/copy.tsx';
import { render } from '../src/entry-server.tsx';
import { routes } from '../src/routes.ts';
import { asDefine, readSettings } from '../settings.schema.ts';
import { settings } from '../src/settings.ts';
import { staging } from '../src/shell/chromeCopy.ts';

const root = join(import.meta.dirname, '../../..');
const day = '2026-11-26';

const migrations = join(root, 'apps/backend/supabase/migrations');
const sql = readdirSync(migrations)
  .map((file) => readFileSync(join(migrations, file), 'utf8'))
  .join('\n');

/** Register in which the operator has filled in everything. */
const filledIn: Facts = {
  company: {
    legalName: 'Helderwerk B.V.',
    email: 'info@helderwerk.nl',
    phone: '+31 20 123 45 67',
    visitingAddress: 'Keizersgracht 1, 1015 CC Amsterdam',
    registration: '12345678',
    vat: 'NL123456789B01',
    linkedIn: 'https://www.linkedin.com/company/helderwerk',
  },
  processors: processors.map((processor) => ({
    ...processor,
    name: processor.name ?? 'Dienst B.V.',
  })),
  claims: claims.map((claim) => ({
    ...claim,
    proof: claim.proof.map((part) => ('document' in part ? { ...part, heldSince: day } : part)),
  })),
  laws,
  confirmed: day,
};

test('a complete and up-to-date register has no obstacles', () => {
  expect(obstacles(day, filledIn)).toEqual([]);
});

test.each(['email', 'phone', 'visitingAddress', 'vat', 'linkedIn'] as const)(
  'the placeholder of %s is rejected, by name',
  (field) => {
    const facts = { ...filledIn, company: { ...filledIn.company, [field]: company[field] } };
    expect(obstacles(day, facts)).toEqual([
      expect.stringContaining(`\`${field}\` is a placeholder`),
    ]);
  },
);

test('the placeholder of the registration is rejected, and with it the legal name', () => {
  const facts = {
    ...filledIn,
    company: {
      ...filledIn.company,
      legalName: company.legalName,
      registration: company.registration,
    },
  };
  expect(obstacles(day, facts)).toEqual([
    expect.stringContaining('`legalName` goes with `registration`'),
    expect.stringContaining('`registration` is a placeholder'),
  ]);
});

test('a processor without a name is rejected', () => {
  const [first, ...others] = filledIn.processors;
  if (first === undefined) throw new Error('There is no processor');
  expect(
    obstacles(day, { ...filledIn, processors: [{ ...first, name: undefined }, ...others] }),
  ).toEqual([expect.stringContaining(`\`${first.id}\` has no name`)]);
});

test('with a processor outside the EU the sentence about the EU changes, and the build fails', () => {
  expect(euSentence()).toBe('Gegevens blijven binnen de EU');
  const elsewhere = processors.map((processor) =>
    processor.id === 'booking'
      ? { ...processor, name: 'Agenda Inc.', location: 'Verenigde Staten', isInEu: false }
      : processor,
  );
  expect(euSentence(elsewhere)).toBe(
    'Gegevens staan binnen de EU, behalve bij Agenda Inc. (Verenigde Staten)',
  );
  expect(storageSentence(elsewhere)).toBe(
    'Gegevens worden opgeslagen binnen de EU, behalve bij Agenda Inc. (Verenigde Staten)',
  );
  expect(
    obstacles(day, {
      ...filledIn,
      processors: filledIn.processors.map((processor) =>
        processor.id === 'booking'
          ? { ...processor, location: 'Verenigde Staten', isInEu: false }
          : processor,
      ),
    }),
  ).toEqual([expect.stringContaining('`booking` keeps data outside the EU')]);
});

test('an overdue claim is rejected, with its owner', () => {
  const [first] = expiries();
  expect(obstacles(first?.until ?? '', filledIn)).toEqual([]);
  expect(obstacles('2027-02-27', { ...filledIn, confirmed: '2027-02-01' }).join()).not.toContain(
    'moments.ts',
  );
  const found = obstacles('2027-02-27', filledIn);
  expect(found.length).toBeGreaterThan(0);
  expect(found[0]).toContain('`in-pilot` was to be looked at by 2027-02-26 by the lead');
  expect(found).toContainEqual(
    expect.stringContaining('2026/1744/oj was to be looked up by 2027-02-26'),
  );
  expect(found.at(-1)).toContain(`the texts were last read on ${day}`);
});

test('no claim or law is valid for more than a year, and each document is listed once', () => {
  const latest = new Date(`${confirmed}T00:00Z`);
  latest.setUTCFullYear(latest.getUTCFullYear() + 1);
  const limit = latest.toISOString().slice(0, 10);
  for (const { until } of [...claims, ...laws]) expect(until <= limit, until).toBe(true);
  for (const { lookedUp } of laws) expect(lookedUp <= confirmed, lookedUp).toBe(true);
  const documents = claims.flatMap(({ proof }) => proof.filter((part) => 'document' in part));
  const byText = new Map(documents.map((one) => [one.document, one]));
  expect(documents.filter((one) => byText.get(one.document) !== one)).toEqual([]);
});

test('a document with a future date is rejected', () => {
  const [first, ...others] = filledIn.claims;
  if (first === undefined) throw new Error('There is no claim');
  const early = first.proof.map((part) =>
    'document' in part ? { ...part, heldSince: '2026-11-27' } : part,
  );
  expect(obstacles(day, { ...filledIn, claims: [{ ...first, proof: early }, ...others] })).toEqual([
    expect.stringContaining('held since 2026-11-27, which is no day that has come'),
  ]);
});

test('a missing document blocks the site if the site needs it, and is reported if the platform does', () => {
  const registerWith = (before: 'publication' | 'candidates') => ({
    ...filledIn,
    claims: [
      ...filledIn.claims,
      {
        id: 'one',
        phrases: [],
        statedOn: [],
        source: 'choice' as const,
        owner: 'lead' as const,
        proof: [{ document: 'Een besluit', heldSince: undefined, before }],
        until: '2027-11-26',
      },
    ],
  });
  expect(obstacles(day, registerWith('publication'))).toEqual([
    expect.stringContaining('hold, and note since when (`one`, lead): Een besluit'),
  ]);
  expect(obstacles(day, registerWith('candidates'))).toEqual([]);
  expect(documentsToHold(registerWith('candidates')).at(-1)?.document).toBe('Een besluit');
});

test('every claim has an owner, an existing proof and an existing page', () => {
  const paths = new Set(['footer', 'mail', 'pdf', ...routes.map(({ path }) => path)]);
  for (const { id, proof, statedOn, until } of claims) {
    expect(proof.length, id).toBeGreaterThan(0);
    expect(until, id).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(
      statedOn.filter((path) => !paths.has(path)),
      id,
    ).toEqual([]);
    const missing = proof.filter(
      (part) =>
        ('file' in part && !existsSync(join(root, part.file))) ||
        ('job' in part && !sql.includes(`'${part.job}'`)),
    );
    expect(missing, id).toEqual([]);
  }
  expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
});

test("'automatisch verwijderd' is used for exactly the data that a database job deletes", async () => {
  const jobs = new Set(sql.match(/(?<=cron\.schedule\(\s*')[\w-]+/g));
  for (const [name] of sql.matchAll(/(?<=cron\.unschedule.*jobname = ')[\w-]+/g)) jobs.delete(name);
  const byJob = claims.filter(({ proof }) => proof.some((part) => 'job' in part));
  expect(
    byJob
      .flatMap(({ proof }) => proof.flatMap((part) => ('job' in part ? [part.job] : [])))
      .toSorted(),
  ).toEqual([...jobs].filter((name) => name.startsWith('delete-')).toSorted());
  const statesIt = claims.filter(({ phrases }) =>
    phrases.join().includes('automatisch verwijderd'),
  );
  expect(statesIt).toEqual(byJob);
  const pages = await Promise.all(routes.map(({ path }) => render(path)));
  const promised = pages.flatMap(
    (html) => html.match(/automatisch (?:verwijderd|uitgevoerd)/g) ?? [],
  );
  expect(promised).toHaveLength(byJob.length);
});

test("'pnpm golive' lists missing values, missing documents and expiries, and exits with 1 while something blocks", () => {
  const { status, stdout } = spawnSync(process.execPath, ['.workspace/golive.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  for (const line of obstacles(new Date().toISOString().slice(0, 10))) {
    expect(stdout).toContain(line);
  }
  for (const { document } of documentsToHold()) expect(stdout).toContain(document);
  for (const { what, until } of expiries()) expect(stdout).toContain(`${until} ${what}`);
});

test('a production build rejects placeholders before it builds anything', () => {
  const build = () =>
    execFileSync(process.execPath, ['build.ts'], {
      cwd: join(root, 'apps/site'),
      encoding: 'utf8',
      stdio: 'pipe',
      env: {
        ...process.env,
        VITE_SITE_URL: 'https://www.heldermatch.example',
        VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
        VITE_SUPABASE_ANON_KEY: 'sb_publishable_0123456789abcdef',
        VITE_BOOKING_URL: 'https://agenda.example/heldermatch',
        VITE_CAPTCHA_PROVIDER: '',
        VITE_HSTS_PRELOAD: '',
        VITE_STAGING: '',
        VITE_CAPTCHA_SITE_KEY: '',
      },
    });
  expect(build).toThrow('`registration` is a placeholder');
  expect(build).toThrow('the processor `mailbox` has no name');
  expect(build).toThrow('De DPIA zelf');
});

test('every figure on a page has a definition and a measurement', () => {
  const shown = [
    ...[...pilotGoals.items, ...statistics.items].map((item) => ({ ...item, shownOn: '/' })),
    ...impact.items.map((item) => ({ ...item, shownOn: '/about' })),
  ].map(({ value, label, shownOn }) => ({ value, label, shownOn }));
  expect(figures).toEqual(shown.map((figure) => expect.objectContaining(figure)));
  for (const { definition, measurement } of figures) {
    expect(definition).toMatch(/\.$/);
    expect(measurement).toMatch(/\.$/);
  }
});

test('a staging site has a notice on every page, and is hidden from search engines', async () => {
  const site = {
    origin: 'https://staging.heldermatch.example',
    routes: routesOf({ VITE_STAGING: 'true' }),
  };
  for (const route of site.routes) expect(headTags(route, site).join()).toContain('noindex');
  expect(routesOf({})).toEqual(routes);
  expect(await render('/')).not.toContain(staging.title);
  settings.isStaging = true;
  onTestFinished(() => void (settings.isStaging = false));
  for (const { path } of routes) expect(await render(path), path).toContain(staging.title);
});

test('the deploy workflow checks the register first, and passes on every setting', () => {
  const workflow = readFileSync(join(root, '.github/workflows/deploy.yml'), 'utf8');
  expect(workflow.indexOf('pnpm@12 golive')).toBeGreaterThan(0);
  expect(workflow.indexOf('pnpm@12 golive')).toBeLessThan(workflow.indexOf('pnpm@12 test'));
  const script = readFileSync(join(root, 'apps/backend/deploy.sh'), 'utf8');
  const required = script.match(/for name in (SUPABASE_ACCESS_TOKEN[^;]+);/)?.[1] ?? '';
  const secrets = script.match(/for name in (CONTACT_SECRET_KEY[^;]+);/)?.[1] ?? '';
  const names = `${required} ${secrets}`.match(/\b[A-Z_]{4,}\b/g) ?? [];
  expect(names.length).toBeGreaterThan(10);
  const ofSite = Object.keys(asDefine(readSettings({}))).map((name) => name.split('.').at(-1));
  const handed = new Set(workflow.match(/(?<=^ +)[A-Z_]+(?=: )/gm));
  expect(
    [...names, 'CAPTCHA_PROVIDER', 'CAPTCHA_SECRET', ...ofSite].filter(
      (name) => !handed.has(name ?? ''),
    ),
  ).toEqual([]);
});
