import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Vacancy } from './Vacancy.tsx';

test('a vacancy without a title is refused, and one with a title is kept', async () => {
  const user = userEvent.setup();
  render(<Vacancy />);
  await user.click(screen.getByRole('button', { name: 'Vacature bewaren' }));
  const title = screen.getByRole('textbox', { name: 'Functietitel' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText('Vul een functietitel in')).toBeTruthy();

  await user.type(title, 'Jurist{Enter}');
  expect(screen.getByText('Jurist')).toBeTruthy();
});
