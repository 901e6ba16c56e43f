import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '@heldermatch/tooling/ports';
import { projectFolder, readConfig } from '../local/config.ts';
import { mailTemplate } from '../mail/layout.ts';
import { mailTexts } from '../mail/texts.ts';
import newProject from './auth-settings.json' with { type: 'json' };
import { deploy, REF, run, tool, variables } from './deploying.ts';
import { temporaryFolder } from './harness.ts';
import { findSupabase } from './tools.ts';

/** Fake Management API of a new project, which answers a deployment's requests and records what they send. */
async function managementApi() {
  const auth: Record<string, unknown> = { ...newProject };
  const rest = {
    db_schema: 'public,graphql_public',
    db_extra_search_path: 'public,extensions',
    max_rows: 1000,
    db_pool: null,
    db_pool_acquisition_timeout: 10,
    db_pool_max_lifetime: 1800,
    db_pool_max_idletime: 30,
  };
  const database = {
    major_version: 17,
    ssl_enforced: false,
    network_restrictions: { entitlement: 'disallowed', status: 'stored', allowed_cidrs: [] },
    postgres_settings: {},
  };
  const secrets: Record<string, string> = {};
  const uploads: string[] = [];
  const unknown: string[] = [];
  const answers: Record<string, (body: never, query: URLSearchParams) => unknown> = {
    [`POST /v1/projects/${REF}/secrets`]: (body: { name: string; value: string }[]) => {
      for (const { name, value } of body) secrets[name] = value;
    },
    [`POST /v1/projects/${REF}/functions/deploy`]: (body: string, query) => {
      uploads.push(body);
      const slug = query.get('slug');
      return {
        id: slug,
        slug,
        name: slug,
        status: 'ACTIVE',
        version: 1,
        created_at: 1,
        updated_at: 1,
        verify_jwt: false,
      };
    },
    [`PUT /v1/projects/${REF}/functions`]: (functions: unknown[]) => ({ functions }),
    [`GET /v1/projects/${REF}/advisors/security`]: () => ({ lints: [] }),
    [`GET /v1/projects/${REF}/advisors/performance`]: () => ({ lints: [] }),
    [`GET /v1/projects/${REF}`]: () => ({
      id: REF,
      ref: REF,
      organization_id: 'heldermatch',
      organization_slug: 'heldermatch',
      name: 'heldermatch-staging',
      region: 'eu-central-1',
      created_at: '2026-01-01T00:00:00Z',
      status: 'ACTIVE_HEALTHY',
      database: { host: 'db', version: '17', postgres_engine: '17', release_channel: 'ga' },
    }),
    [`GET /v1/projects/${REF}/billing/addons`]: () => ({
      selected_addons: [],
      available_addons: [],
    }),
    [`GET /v2/projects/${REF}/config`]: () => ({
      data: { type: 'project_config', id: REF, attributes: { database, api: rest, auth } },
    }),
    [`PATCH /v1/projects/${REF}/postgrest`]: (body) => Object.assign(rest, body),
    [`PATCH /v1/projects/${REF}/config/auth`]: (body) => Object.assign(auth, body),
    [`PUT /v1/projects/${REF}/ssl-enforcement`]: ({
      requestedConfig,
    }: {
      requestedConfig: { database: boolean };
    }) => {
      database.ssl_enforced = requestedConfig.database;
      return { currentConfig: requestedConfig, appliedSuccessfully: true };
    },
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const [address, query] = (request.url ?? '').split('?');
    const call = `${request.method} ${address}`;
    const answer = answers[call];
    if (answer === undefined) unknown.push(call);
    const isJson = request.headers['content-type']?.includes('json') === true;
    const status = answer === undefined ? 404 : request.method === 'POST' ? 201 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        answer?.((isJson ? JSON.parse(body) : body) as never, new URLSearchParams(query)) ?? {},
      ),
    );
  });
  const port = await listen(server, 0);
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${port}`, auth, rest, database, secrets, uploads, unknown };
}

test('the real CLI deploys everything, finds nothing left to push, and calls nothing deprecated', async (context) => {
  const supabase =
    (await findSupabase(tool)) ??
    context.skip(`skipped: ${tool} could not be fetched from the npm registry`);
  const api = await managementApi();
  const home = await temporaryFolder();
  const profile = path.join(home, 'profile.yaml');
  await writeFile(
    profile,
    `name: stand-in\napi_url: ${api.url}\ndashboard_url: ${api.url}\nproject_host: local.example\n`,
  );
  const env = {
    ...variables,
    CONTACT_MAIL_KEY: 'xkeysib-#1 "two" $HOME',
    HOME: home,
    SUPABASE_PROFILE: profile,
    DO_NOT_TRACK: '1',
  };
  const { code, output } = await deploy(env, supabase);
  expect(code, output).toBe(0);
  expect(output).not.toMatch(/deprecated/i);
  expect(api.secrets).toEqual({
    SITE_ORIGINS: variables['SITE_URL'],
    CONTACT_SECRET_KEY: variables['CONTACT_SECRET_KEY'],
    CONTACT_HASH_KEY: variables['CONTACT_HASH_KEY'],
    CONTACT_MAIL_KEY: env.CONTACT_MAIL_KEY,
  });
  expect(api.uploads.toSorted((a, b) => b.length - a.length)).toEqual([
    expect.stringContaining('submit_contact_message'),
    expect.stringContaining('take_account_mails'),
    expect.stringContaining('take_candidate_mails'),
  ]);
  const { auth } = await readConfig();
  expect(api.auth).toMatchObject({
    site_url: variables['SITE_URL'],
    uri_allow_list: '',
    disable_signup: false,
    external_email_enabled: true,
    external_anonymous_users_enabled: false,
    mailer_autoconfirm: false,
    jwt_exp: auth.jwt_expiry,
    sessions_timebox: Number.parseInt(auth.sessions.timebox),
    password_min_length: auth.minimum_password_length,
    rate_limit_token_refresh: auth.rate_limit.token_refresh,
    smtp_host: variables['SMTP_HOST'],
    smtp_pass: variables['SMTP_PASS'],
    smtp_admin_email: variables['SMTP_FROM'],
    mailer_subjects_confirmation: auth.email.template.confirmation.subject,
    mailer_templates_confirmation_content: expect.stringContaining('{{ .'),
    mailer_otp_length: 10,
    mailer_notifications_password_changed_enabled: true,
    mailer_templates_password_changed_notification_content: mailTemplate('password_changed'),
    mailer_notifications_email_changed_enabled: true,
    mailer_subjects_email_changed_notification: mailTexts.email_changed.subject,
    mailer_templates_email_changed_notification_content: mailTemplate('email_changed'),
  });
  expect(api.rest).toMatchObject({ db_schema: 'public', max_rows: 100 });
  expect(api.database.ssl_enforced).toBe(true);
  expect(JSON.stringify(api.auth)).not.toContain('env(');
  const flags = [`--remote=${REF}`, '--workdir', projectFolder];
  const left = await run(supabase, ['config', 'diff', ...flags], { ...env, PATH: '/usr/bin:/bin' });
  expect(left.output).toMatch(/\(0 update, .*, 0 local-only\)|no differences/i);
  expect(api.unknown).toEqual([]);
});
