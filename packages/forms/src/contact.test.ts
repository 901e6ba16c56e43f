import { describe, expect, test } from 'vitest';
import { addressOf } from './address.fixture.ts';
import {
  contactFacts,
  contactSchema,
  countCharacters,
  LIMITS,
  validate,
  type ContactMessage,
} from './index.ts';

const valid = {
  name: 'Anna de Vries',
  email: 'anna@bedrijf.nl',
  company: 'Bedrijf B.V.',
  message: 'Graag een demo voor ons team.',
  consent: true,
};
const check = (changed: object) => validate(contactSchema, { ...valid, ...changed });
const errorOf = (changed: object, field: keyof ContactMessage) => {
  const result = check(changed);
  return result.success ? undefined : result.errors[field];
};

describe('the contact form', () => {
  test('accepts a complete message and returns it trimmed, composed and with a lower-case address', () => {
    const result = check({
      name: '  Zoe\u0308 Jansen ',
      email: ' Zoe@Bedrijf.NL ',
      company: ' Bedrijf ',
      message: '  Graag een demo.\n',
    });
    expect(result).toEqual({
      success: true,
      output: {
        name: 'Zoë Jansen',
        email: 'zoe@bedrijf.nl',
        company: 'Bedrijf',
        message: 'Graag een demo.',
        consent: true,
        website: '',
      },
    });
  });

  test('returns the value of the honeypot, whatever its type', () => {
    for (const website of ['https://spam.example', 0, false, [], {}]) {
      expect(check({ website })).toMatchObject({ success: true, output: { website } });
    }
    expect(check({ website: null })).toMatchObject({ success: true, output: { website: '' } });
  });

  test('labels everything except the message', () => {
    expect(contactFacts({ ...valid, company: '' })).toEqual([
      { label: 'Naam', value: 'Anna de Vries' },
      { label: 'E-mailadres', value: 'anna@bedrijf.nl' },
      { label: 'Bedrijfsnaam', value: 'niet ingevuld' },
    ]);
  });

  test.each([undefined, null, ''])('treats a company of %j as missing', (company) => {
    const result = check({ company });
    expect(result.success && result.output.company).toBe('');
  });

  test('drops unknown fields', () => {
    const result = check({ admin: true });
    expect(result.success && Object.keys(result.output)).toEqual([
      'name',
      'email',
      'company',
      'message',
      'consent',
      'website',
    ]);
  });

  test.each([
    'Zoë D’Hondt-van ‘t Hek',
    "Zoë D'Hondt-van 't Hek",
    'Ødegård Þórsdóttir',
    'Łukasz Żółć',
    'Αλέξης Παππάς',
    '王小明',
    'नेहा शर्मा',
    'Jean‑Luc Picard',
  ])('accepts the name %s', (name) => {
    expect(check({ name }).success).toBe(true);
  });

  test.each([
    'Anna1',
    'Anna_B',
    'Anna; drop table',
    '<b>Anna</b>',
    'anna@bedrijf.nl',
    'An\tna',
    '🙂🙂',
  ])('rejects the name %j', (name) => {
    expect(errorOf({ name }, 'name')).toBe('Alleen letters, spaties en koppeltekens toegestaan');
  });

  test.each([
    ['name', 'a'.repeat(LIMITS.name.min - 1), 'Naam moet minimaal 2 tekens zijn'],
    ['name', 'a'.repeat(LIMITS.name.min), undefined],
    ['name', 'a'.repeat(LIMITS.name.max), undefined],
    ['name', 'a'.repeat(LIMITS.name.max + 1), 'Naam mag maximaal 100 tekens zijn'],
    ['email', addressOf(LIMITS.email.max), undefined],
    ['email', addressOf(LIMITS.email.max + 1), 'E-mail te lang'],
    ['company', 'a'.repeat(LIMITS.company.max), undefined],
    ['company', 'a'.repeat(LIMITS.company.max + 1), 'Bedrijfsnaam mag maximaal 100 tekens zijn'],
    ['message', 'a'.repeat(LIMITS.message.min - 1), 'Bericht moet minimaal 10 tekens zijn'],
    ['message', 'a'.repeat(LIMITS.message.min), undefined],
    ['message', 'a'.repeat(LIMITS.message.max), undefined],
    ['message', 'a'.repeat(LIMITS.message.max + 1), 'Bericht mag maximaal 2000 tekens zijn'],
  ] as const)('%s of this length: %#', (field, value, message) => {
    expect(errorOf({ [field]: value }, field)).toBe(message);
  });

  test.each(['\n', '\r', '\r\n', '\t', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'a single-line field rejects %j',
    (character) => {
      const twoLines = (text: string) => text + character + text;
      expect(errorOf({ company: twoLines('E-mail: a@b.nl') }, 'company')).toBe(
        'Bedrijfsnaam mag geen regeleinden of tabs bevatten',
      );
      expect(errorOf({ name: twoLines('Anna') }, 'name')).toBeDefined();
      expect(errorOf({ email: twoLines('anna@bedrijf.nl') }, 'email')).toBeDefined();
    },
  );

  test('normalises every line break of a message, and drops control characters', () => {
    const message = 'a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h\ti\u001b[31m\u0007\u009b\u007fj\u0000';
    const stored = 'a\nb\nc\nd\ne\nf\ng\nh\ti[31mj';
    expect(check({ message })).toMatchObject({ success: true, output: { message: stored } });
    expect(countCharacters(message)).toBe(stored.length);
    expect(check({ company: 'Be\u001bdrijf' })).toMatchObject({ output: { company: 'Bedrijf' } });
    // Characters that only a control character separated are composed too.
    expect(check({ message: 'e\u001b\u0301'.repeat(10) })).toMatchObject({
      output: { message: 'é'.repeat(10) },
    });
  });

  test('counts an emoji and an accented letter as one character each', () => {
    expect(check({ message: '🙂'.repeat(LIMITS.message.max) }).success).toBe(true);
    expect(check({ name: 'e\u0301'.repeat(LIMITS.name.max) }).success).toBe(true);
    expect(errorOf({ message: '🙂'.repeat(LIMITS.message.min - 1) }, 'message')).toBe(
      'Bericht moet minimaal 10 tekens zijn',
    );
  });

  test.each([
    ['2000 letters', 'a'.repeat(2000), 2000],
    ['a line break after them', `${'a'.repeat(2000)}\n`, 2000],
    ['spaces around them', `  ${'a'.repeat(2000)} \t `, 2000],
    ['spaces between them', `${'a'.repeat(1000)}  ${'a'.repeat(998)}`, 2000],
    ['letters with combining marks', 'e\u0301'.repeat(2000), 2000],
    ['emoji', '🙂'.repeat(2000), 2000],
    ['one letter too many', 'a'.repeat(2001), 2001],
    ['one emoji too many', `${'🙂'.repeat(2001)} `, 2001],
  ])('the counter below the message agrees with the validation: %s', (_what, message, count) => {
    expect(countCharacters(message)).toBe(count);
    expect(check({ message }).success).toBe(count <= LIMITS.message.max);
  });

  test('treats text with only white space as empty', () => {
    expect(check({ name: '   ', email: ' \t ', message: ' \n '.repeat(10) })).toMatchObject({
      errors: {
        name: 'Naam moet minimaal 2 tekens zijn',
        email: 'Ongeldig e-mailadres',
        message: 'Bericht moet minimaal 10 tekens zijn',
      },
    });
  });

  test.each([false, 'true', 1, null, undefined])('treats a consent of %j as missing', (consent) => {
    expect(errorOf({ consent }, 'consent')).toBe('U moet akkoord gaan met de privacyverklaring');
  });

  test.each([{}, null, undefined, [], 'tekst', 42])(
    'reports every required field of %j, first the name',
    (input) => {
      expect(validate(contactSchema, input)).toEqual({
        success: false,
        firstMessage: 'Naam moet minimaal 2 tekens zijn',
        errors: {
          name: 'Naam moet minimaal 2 tekens zijn',
          email: 'Ongeldig e-mailadres',
          message: 'Bericht moet minimaal 10 tekens zijn',
          consent: 'U moet akkoord gaan met de privacyverklaring',
        },
      });
    },
  );

  test.each([0, null, [], {}, true])(
    'has Dutch messages for fields of the wrong type: %j',
    (wrong) => {
      const result = check({ name: wrong, email: wrong, message: wrong });
      expect(result).toMatchObject({
        firstMessage: 'Naam moet minimaal 2 tekens zijn',
        errors: {
          name: 'Naam moet minimaal 2 tekens zijn',
          email: 'Ongeldig e-mailadres',
          message: 'Bericht moet minimaal 10 tekens zijn',
        },
      });
      expect(errorOf({ company: 7 }, 'company')).toBe('Bedrijfsnaam mag maximaal 100 tekens zijn');
    },
  );

  test('reports the first broken rule of a field: length before characters', () => {
    expect(errorOf({ name: '1' }, 'name')).toBe('Naam moet minimaal 2 tekens zijn');
    expect(errorOf({ name: '1'.repeat(101) }, 'name')).toBe('Naam mag maximaal 100 tekens zijn');
  });

  test('the first message belongs to the first invalid field, whatever the order of the input', () => {
    const result = validate(contactSchema, {
      consent: false,
      message: 'kort',
      email: 'x',
      name: 'Bo',
    });
    expect(result).toMatchObject({ firstMessage: 'Ongeldig e-mailadres' });
  });
});
