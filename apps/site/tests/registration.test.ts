// A field of the registration is asked for, editable and documented. The backend's account.test.ts tests that it is
// stored and exported.
import { profileSchema, registrationSchema, type Profile } from '@heldermatch/forms';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangeProfile } from '../src/pages/account/ChangeProfile.tsx';
import { render } from '../src/entry-server.tsx';
import { wordsOf } from './words.ts';

const namesIn = (html: string) => Array.from(html.matchAll(/ name="(\w+)"/g), ([, name]) => name);

test('the registration form has a control for each field', async () => {
  const names = namesIn(await render('/register'));
  expect(names).toEqual(expect.arrayContaining(Object.keys(registrationSchema.entries)));
});

test('the account page has a control for each field of the profile', () => {
  const profile: Profile = { name: 'Anna', company: 'Bedrijf B.V.' };
  const account = { userId: '', email: '', newEmail: undefined, profile };
  const html = renderToStaticMarkup(createElement(ChangeProfile, { account }));
  expect(new Set(namesIn(html))).toEqual(new Set(Object.keys(profileSchema.entries)));
  for (const value of Object.values(profile)) expect(html).toContain(`value="${value}"`);
});

test('the privacy statement names each field of the profile', async () => {
  const nameOf: Record<keyof Profile, string> = {
    name: 'voor- en achternaam',
    company: 'bedrijfsnaam',
  };
  const words = wordsOf(await render('/privacy'));
  const [, accountData = ''] = words.split('Accountgegevens van klanten:');
  for (const name of Object.values(nameOf)) expect(accountData.slice(0, 300)).toContain(name);
});
