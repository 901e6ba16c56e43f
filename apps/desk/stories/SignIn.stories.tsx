import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { teamClient } from '../fixtures/teamClient.ts';
import { SignIn } from '../src/team/SignIn.tsx';
import { StartTeam } from '../src/team/StartTeam.tsx';
import { Outside } from '../src/team/TeamDesk.tsx';
import '../src/desk.css';

const wrongPassword = { code: 'invalid_credentials', message: 'Invalid login credentials' };
const client = teamClient(() => Response.json(wrongPassword, { status: 400 }));

/** The page as a user opens it. The client is no argument: Storybook would search it for values to edit. */
const SignInScreen = () => <SignIn client={client} site="https://www.heldermatch.example" />;

const meta = {
  id: 'recepten-signin',
  title: 'Recepten/Inloggen',
  component: SignInScreen,
  decorators: [
    (Page) => (
      <Outside>
        <Page />
      </Outside>
    ),
  ],
  parameters: { edgeToEdge: true, waitFor: 'main h1' },
} satisfies Meta<typeof SignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Wachtwoord/, { selector: 'input' })).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
  },
};

/** Reports a wrong password, and keeps the email address. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: /E-mailadres/ });
    await userEvent.type(email, 'noor@example.nl');
    await userEvent.type(
      canvas.getByLabelText(/^Wachtwoord/, { selector: 'input' }),
      'Fout-wachtwoord-1',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Inloggen' }));
    await expect(await canvas.findByText(/horen niet bij elkaar/)).toBeVisible();
    await expect(email).toHaveValue('noor@example.nl');
  },
};

const start = {
  client,
  email: 'noor@example.nl',
  onChoose: () => {},
  onRetry: () => Promise.resolve(),
};

/** A user without a team makes one, or asks for an invitation. */
export const NoTeam: Story = {
  render: () => <StartTeam {...start} memberships={[]} />,
};

/** A member of several teams chooses. */
export const SeveralTeams: Story = {
  render: () => (
    <StartTeam
      {...start}
      memberships={['Zorggroep Verzonnen', 'Kliniek Elders'].map((title) => ({
        organisation: title,
        title,
        user: 'noor',
        name: 'Noor Jansen',
        role: 'recruiter',
      }))}
    />
  ),
};
