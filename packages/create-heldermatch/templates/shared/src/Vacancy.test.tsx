import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Vacancy } from './Vacancy.tsx';

test('rejects a vacancy without a title and saves one with a title', async () => {
  const user = userEvent.setup();
  render(<Vacancy />);
  await user.click(screen.getByRole('button', { name: 'Vacature bewaren' }));
  const title = screen.getByRole('textbox', { name: 'Functietitel' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText('Vul een functietitel in')).toBeTruthy();

  await user.type(title, 'Jurist{Enter}');
  expect(screen.getByText('Jurist')).toBeTruthy();
});
