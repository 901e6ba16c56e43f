import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../components/Link/index.js';
import { LoginForm } from '../LoginForm/index.js';
import loginForm from '../LoginForm/LoginForm.stories.js';
import { RegisterForm } from '../RegisterForm/index.js';
import registerForm from '../RegisterForm/RegisterForm.stories.js';
import { AuthCard } from './AuthCard.js';

const meta = {
  title: 'Contact en account/AuthCard',
  id: 'secties-authcard',
  component: AuthCard,
  args: {
    wordmark: { marked: 'Helder', rest: 'match', href: '/' },
    title: 'Welkom terug',
    intro: 'Log in op uw account bij Heldermatch.',
    children: <LoginForm {...loginForm.args} />,
    note: (
      <>
        <Link href="/register" variant="standalone">
          Nog geen account? Registreren
        </Link>
        <Link href="/" variant="standalone">
          Terug naar Home
        </Link>
      </>
    ),
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof AuthCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welkom terug');
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: 'Heldermatch (naar de startpagina)' }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'E-mailadres' })).toHaveFocus();
    const links = [/^Nog geen account/, /^Terug naar Home/].map((name) =>
      canvas.getByRole('link', { name }),
    );
    for (const link of links) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    const [column] = links.map(({ parentElement }) => parentElement);
    await expect(column?.getBoundingClientRect().width).toBeLessThanOrEqual(480);
  },
};

export const Register: Story = {
  args: {
    title: 'Maak een account',
    intro: 'Na uw registratie krijgt u een e-mail om uw adres te bevestigen.',
    children: <RegisterForm {...registerForm.args} />,
    note: (
      <Link href="/login" variant="standalone">
        Al een account? Inloggen
      </Link>
    ),
  },
};

export const LongContent: Story = {
  args: {
    title: 'Verwerkersovereenkomst ondertekenen',
    intro: 'Met een account voor de arbeidsongeschiktheidsverzekering van uw organisatie.',
    note: (
      <Link href="/register" variant="standalone">
        Nog geen arbeidsongeschiktheidsverzekering? Registreren
      </Link>
    ),
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('link', { name: /startpagina/ }).getBoundingClientRect();
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight);
    await expect(top + scrollY, 'a long form starts below the top').toBeGreaterThanOrEqual(0);
    const column = canvas.getByRole('link', { name: /Registreren/ }).parentElement;
    const { left, right } = (column as HTMLElement).getBoundingClientRect();
    await expect(left).toBeGreaterThan(0);
    await expect(right).toBeLessThan(innerWidth);
  },
};
