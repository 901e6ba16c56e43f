import { describe, expect, test } from 'vitest';
import { addressOf } from './address.fixture.ts';
import {
  LIMITS,
  loginSchema,
  passwordRules,
  registrationSchema,
  validate,
  type Registration,
} from './index.ts';

const PASSWORD = 'Wachtwoord-12';
const valid: Registration = {
  name: 'Anna de Vries',
  email: 'anna@bedrijf.nl',
  company: '',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  terms: true,
};
const register = (changed: object) => validate(registrationSchema, { ...valid, ...changed });
const errorsOf = (changed: object) => {
  const result = register(changed);
  return result.success ? {} : result.errors;
};
const login = (input: object) => validate(loginSchema, input);
const withPassword = (password: string) =>
  errorsOf({ password, confirmPassword: password }).password;

describe('the registration form', () => {
  test('accepts a complete registration, with trimmed name and address and an unchanged password', () => {
    const password = '  Wachtwoord 12  ';
    expect(
      register({ name: ' Anna ', email: ' Anna@Bedrijf.nl ', password, confirmPassword: password }),
    ).toEqual({
      success: true,
      output: {
        name: 'Anna',
        email: 'Anna@Bedrijf.nl',
        company: '',
        password,
        confirmPassword: password,
        terms: true,
      },
    });
  });

  test('an empty form gets the specified text at every required field, first at the name', () => {
    expect(validate(registrationSchema, {})).toEqual({
      success: false,
      firstMessage: 'Naam moet minimaal 2 tekens zijn',
      errors: {
        name: 'Naam moet minimaal 2 tekens zijn',
        email: 'Ongeldig e-mailadres',
        password: 'Wachtwoord moet minimaal 12 tekens zijn',
        confirmPassword: 'Wachtwoorden komen niet overeen',
        terms: 'U moet akkoord gaan met de algemene voorwaarden en de privacyverklaring',
      },
    });
  });

  test.each([
    ['Kort-1', 'Wachtwoord moet minimaal 12 tekens zijn'],
    ['Wachtwoord1', 'Wachtwoord moet minimaal 12 tekens zijn'],
    ['Wachtwoord12', undefined],
    ['wachtwoord-12', 'Minimaal 1 hoofdletter vereist'],
    ['WACHTWOORD-12', 'Minimaal 1 kleine letter vereist'],
    ['Wachtwoord-een', 'Minimaal 1 cijfer vereist'],
    ['geheim', 'Wachtwoord moet minimaal 12 tekens zijn'],
    ['------------', 'Minimaal 1 hoofdletter vereist'],
    ['Éénwachtwoord', 'Minimaal 1 hoofdletter vereist'],
    [`Aa1${'x'.repeat(69)}`, undefined],
    [
      `Aa1${'x'.repeat(70)}`,
      'Wachtwoord is te lang: maximaal 72 tekens, minder met accenten of emoji',
    ],
  ])('password %j: %s', (password, message) => {
    expect(withPassword(password)).toBe(message);
  });

  test('a form can tick the rules of the schema, in the same order', () => {
    expect(passwordRules.map((rule) => rule.message)).toEqual([
      'Wachtwoord moet minimaal 12 tekens zijn',
      'Minimaal 1 hoofdletter vereist',
      'Minimaal 1 kleine letter vereist',
      'Minimaal 1 cijfer vereist',
    ]);
    expect(passwordRules.filter((rule) => rule.isMet('abc1')).map((rule) => rule.id)).toEqual([
      'lower',
      'digit',
    ]);
  });

  test('a mismatch is shown at the confirmation, even when every other field is invalid', () => {
    expect(
      errorsOf({ name: '', email: 'x', password: 'kort', confirmPassword: 'anders', terms: false }),
    ).toEqual({
      name: 'Naam moet minimaal 2 tekens zijn',
      email: 'Ongeldig e-mailadres',
      password: 'Wachtwoord moet minimaal 12 tekens zijn',
      confirmPassword: 'Wachtwoorden komen niet overeen',
      terms: 'U moet akkoord gaan met de algemene voorwaarden en de privacyverklaring',
    });
    expect(
      validate(registrationSchema, { password: PASSWORD, confirmPassword: 'anders' }),
    ).toMatchObject({
      errors: { confirmPassword: 'Wachtwoorden komen niet overeen' },
    });
  });

  test('a mismatch is reported before the terms, in the order of the fields', () => {
    expect(register({ confirmPassword: 'anders', terms: false })).toMatchObject({
      firstMessage: 'Wachtwoorden komen niet overeen',
    });
  });

  test('passwords that differ only in Unicode composition do not match', () => {
    expect(
      errorsOf({ password: 'Wachtwoorde\u0301-12', confirmPassword: 'Wachtwoordé-12' }),
    ).toEqual({ confirmPassword: 'Wachtwoorden komen niet overeen' });
  });

  test.each([
    [{ name: 'A' }, 'Naam moet minimaal 2 tekens zijn'],
    [{ name: 'Bo' }, undefined],
    [{ name: 'a'.repeat(100) }, undefined],
    [{ name: 'a'.repeat(101) }, 'Naam mag maximaal 100 tekens zijn'],
    [{ company: 'a'.repeat(100) }, undefined],
    [{ company: 'a'.repeat(101) }, 'Bedrijfsnaam mag maximaal 100 tekens zijn'],
    [{ email: addressOf(LIMITS.email.max) }, undefined],
    [{ email: addressOf(LIMITS.email.max + 1) }, 'E-mail mag maximaal 255 tekens zijn'],
  ])('limit %#', (changed, message) => {
    expect(Object.values(errorsOf(changed))[0]).toBe(message);
  });

  test('does not limit a name to letters: the specification requires that only in the contact form', () => {
    expect(errorsOf({ name: 'Anna 2' })).toEqual({});
  });
});

describe('the login form', () => {
  test('an empty form gets both error messages, first at the address', () => {
    expect(login({ email: '', password: '' })).toEqual({
      success: false,
      firstMessage: 'Ongeldig e-mailadres',
      errors: {
        email: 'Ongeldig e-mailadres',
        password: 'Wachtwoord moet minimaal 8 tekens zijn',
      },
    });
  });

  test('the password only needs 8 characters', () => {
    const email = 'anna@bedrijf.nl';
    const tooShort = 'a'.repeat(LIMITS.loginPassword.min - 1);
    expect(login({ email, password: tooShort })).toMatchObject({
      firstMessage: 'Wachtwoord moet minimaal 8 tekens zijn',
    });
    expect(login({ email, password: `${tooShort}a` }).success).toBe(true);
  });

  test('spaces around a password are kept', () => {
    expect(login({ email: 'anna@bedrijf.nl', password: ' geheim ' }).success).toBe(true);
    expect(withPassword('  Wachtwrd-1  ')).toBeUndefined();
  });

  test('the address may have 255 characters', () => {
    expect(login({ email: addressOf(LIMITS.email.max), password: 'wachtwoord' }).success).toBe(
      true,
    );
    expect(login({ email: addressOf(LIMITS.email.max + 1), password: 'wachtwoord' })).toMatchObject(
      {
        firstMessage: 'E-mail mag maximaal 255 tekens zijn',
      },
    );
  });

  test.each(['anna@bedrijf.nl', "o'brien+demo@sub.bedrijf.co.uk", 'a_b-c.d@x1.nl'])(
    'accepts the address %s',
    (email) => {
      expect(login({ email, password: 'wachtwoord' }).success).toBe(true);
    },
  );

  test.each([
    'anna',
    'anna@',
    '@bedrijf.nl',
    'anna@bedrijf',
    'anna@bedrijf..nl',
    'anna@-bedrijf.nl',
    'anna bakker@bedrijf.nl',
    'anna@bedrijf.nl, bob@bedrijf.nl',
    'anna@bedrijf.nl\nBcc: bob@bedrijf.nl',
    '<anna@bedrijf.nl>',
  ])('rejects the address %j', (email) => {
    expect(login({ email, password: 'wachtwoord' })).toMatchObject({
      firstMessage: 'Ongeldig e-mailadres',
    });
  });
});
