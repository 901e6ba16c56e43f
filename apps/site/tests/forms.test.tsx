import { contactSchema, loginSchema, registrationSchema } from '@heldermatch/forms';
import { ContactForm, LoginForm, RegisterForm } from '@heldermatch/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { login } from '../src/pages/login/copy.ts';
import { register } from '../src/pages/register/copy.ts';
import * as contact from '../src/pages/contact/moduleCopy.ts';

const onSubmit = () => undefined;

const form = {
  contact: () => (
    <ContactForm
      labels={contact.form.labels}
      consent=""
      messageLimit={1}
      countCharacters={() => 0}
      onSubmit={onSubmit}
    />
  ),
  login: () => <LoginForm labels={login.labels} forgotPasswordHref="" onSubmit={onSubmit} />,
  register: () => (
    <RegisterForm labels={register.labels} passwordRules={[]} terms="" onSubmit={onSubmit} />
  ),
};

test.each([
  ['contact', contactSchema.entries],
  ['login', loginSchema.entries],
  ['register', registrationSchema.entries],
] as const)('the form %s has the fields of its schema', (name, entries) => {
  const fields = renderToStaticMarkup(form[name]()).matchAll(
    /<(?:input|textarea)[^>]* name="([^"]*)"/g,
  );
  // The honeypot has a name in the document that autofill doesn't know.
  const names = [...fields].map(([, field]) => (field === 'subject-line' ? 'website' : field));
  expect(new Set(names)).toEqual(new Set(Object.keys(entries)));
});
