import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../local/config.ts';
import { deploy, REF, tool, variables } from './deploying.ts';

const without = (name: string) =>
  Object.fromEntries(Object.entries(variables).filter(([key]) => key !== name));

describe('deploy.sh', () => {
  test('refuses to start without the variables that config.toml and the function need', async () => {
    const config = await readFile(path.join(projectFolder, 'supabase/config.toml'), 'utf8');
    const inConfig = Array.from(config.matchAll(/"env\((\w+)\)"/g), ([, name = '']) => name);
    // The script derives it from PROJECT_REF.
    const given = [...Object.keys(variables), 'PROJECT_URL'];
    expect(given).toEqual(expect.arrayContaining(inConfig));
    for (const name of Object.keys(variables)) {
      for (const env of [without(name), { ...variables, [name]: '' }]) {
        const { code, output, calls } = await deploy(env);
        expect([code, output]).toEqual([1, `Nothing was deployed: not set: ${name}\n`]);
        expect(calls).toEqual([]);
      }
    }
  });

  test.each([
    ['PROJECT_REF', '<the reference>'],
    ['SITE_URL', 'http://www.bedrijf.example'],
    ['SITE_URL', 'https://www.bedrijf.example/'],
    ['CONTACT_SECRET_KEY', 'sb_publishable_0123'],
    ['CONTACT_MAIL_KEY', "it's"],
  ])('refuses to start when %s is %s', async (name, value) => {
    const { code, output, calls } = await deploy({ ...variables, [name]: value });
    expect([code, calls]).toEqual([1, []]);
    expect(output).toContain(name);
  });

  test('is documented with every variable in the guide', async () => {
    const guide = await readFile(path.join(projectFolder, '../../docs/deployment.md'), 'utf8');
    for (const name of Object.keys(variables)) expect(guide).toContain(`\n${name}='`);
    for (const [used] of guide.matchAll(/supabase@[\d.]+/g)) expect(used).toBe(tool);
  });

  test('deploys tables, secrets, functions and settings in this order, and passes no secret as an argument', async () => {
    const { code, calls } = await deploy({ ...variables, CONTACT_MAIL_TO: 'info@bedrijf.example' });
    expect(code).toBe(0);
    const supabase = `npx --yes ${tool} `;
    const steps = calls.filter((call) => !/^(?:secret|data) /.test(call));
    expect(
      steps.map((call) => call.replace(supabase, '').split(' ').slice(0, 2).join(' ')),
    ).toEqual([
      'npx --yes',
      'db push',
      'secrets set',
      'functions deploy',
      'config push',
      'curl --fail-with-body',
      'db advisors',
    ]);
    expect(steps.join('\n')).toContain(
      'functions deploy submit-contact-form send-account-mails send-candidate-mails ',
    );
    for (const step of steps.filter((call) => call.startsWith(supabase))) {
      expect(step).toContain(`--remote=${REF} --workdir . --yes`);
    }
    expect(steps.join(' ')).not.toMatch(/sb_secret|sbp_|geheim|ffff/);
    expect(calls.filter((call) => call.startsWith('secret '))).toEqual([
      "secret SITE_ORIGINS='https://www.bedrijf.example'",
      "secret CONTACT_SECRET_KEY='sb_secret_0123456789'",
      `secret CONTACT_HASH_KEY='${'f'.repeat(64)}'`,
      "secret CONTACT_MAIL_TO='info@bedrijf.example'",
    ]);
  });
});

test('deploys the settings that config.toml does not support too, including an optional captcha', async () => {
  const always = {
    password_hibp_enabled: true,
    security_update_password_require_current_password: true,
  };
  const settingsOf = async (env: Record<string, string>) => {
    const { calls } = await deploy({ ...variables, ...env });
    return JSON.parse(calls.find((call) => call.startsWith('data '))?.slice(5) ?? '');
  };
  expect(await settingsOf({})).toEqual({ ...always, security_captcha_enabled: false });
  const captcha = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SECRET: '0x4AAA_secret' };
  expect(await settingsOf(captcha)).toEqual({
    ...always,
    security_captcha_enabled: true,
    security_captcha_provider: 'turnstile',
    security_captcha_secret: '0x4AAA_secret',
  });
  for (const wrong of [
    { CAPTCHA_PROVIDER: 'recaptcha' },
    { CAPTCHA_SECRET: '' },
    { CAPTCHA_SECRET: 'a"b' },
  ]) {
    const { code, calls } = await deploy({ ...variables, ...captcha, ...wrong });
    expect([code, calls]).toEqual([1, []]);
  }
});
