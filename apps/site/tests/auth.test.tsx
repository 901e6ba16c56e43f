import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthProvider, useAuth } from '../src/auth/AuthProvider.tsx';

const Reader = () => JSON.stringify(useAuth());

test('useAuth outside its provider throws the specified error', () => {
  expect(() => renderToString(<Reader />)).toThrow('useAuth must be used within an AuthProvider');
});

test('at first the session is loading, without a session or user', () => {
  const html = renderToString(
    <AuthProvider>
      <Reader />
    </AuthProvider>,
  );
  expect(JSON.parse(html.replaceAll('&quot;', '"'))).toEqual({
    session: null,
    user: null,
    loading: true,
  });
});
