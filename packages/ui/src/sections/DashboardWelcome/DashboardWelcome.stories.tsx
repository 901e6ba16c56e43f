import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button/index.js';
import { ButtonLink } from '../../components/ButtonLink/index.js';
import { steps } from '../../components/Illustration/drawings.js';
import { DashboardWelcome } from './DashboardWelcome.js';

const signOut = fn();

const meta = {
  title: 'Contact en account/DashboardWelcome',
  id: 'secties-dashboardwelcome',
  component: DashboardWelcome,
  args: {
    wordmark: { marked: 'Helder', rest: 'match', href: '/' },
    title: 'Welkom, Eva de Vries',
    company: 'Zorggroep Voorbeeld',
    text: 'Het platform van Heldermatch is in ontwikkeling. Zodra het klaar is, vindt u het hier.',
    launch: 'Verwachte lancering: Q2 2025',
    illustration: steps,
    launchNote: 'Dat moment is voorbij en het platform is er nog niet.',
    actions: (
      <>
        <ButtonLink href="/">Terug naar Home</ButtonLink>
        <Button variant="quiet" onPress={signOut}>
          Uitloggen
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof DashboardWelcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    signOut.mockClear();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Welkom, Eva de Vries',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Heldermatch/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Terug naar Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Uitloggen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(signOut).toHaveBeenCalledTimes(2);
  },
};

export const WithoutOptional: Story = {
  args: {
    title: 'Welkom, Gebruiker',
    company: undefined,
    launchNote: undefined,
    illustration: undefined,
  },
};

export const LongContent: Story = {
  args: {
    title: `Welkom, ${'a'.repeat(243)}@voorbeeld.nl`,
    company: 'Arbeidsongeschiktheidsverzekeringsmaatschappij',
    text: 'Onderteken eerst de Verwerkersovereenkomst en de arbeidsongeschiktheidsverzekering.',
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
