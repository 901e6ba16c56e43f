import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { en } from '../../messages/en.js';
import { ErrorSummary } from '../ErrorSummary/index.js';
import { Meter } from '../Meter/index.js';
import { TextArea } from '../TextArea/index.js';
import { LocaleProvider } from './LocaleProvider.js';

const meta = {
  title: 'Om de app heen/LocaleProvider',
  id: 'componenten-localeprovider',
  component: LocaleProvider,
  args: {
    children: (
      <>
        <ErrorSummary errors={{ motivation: 'Motivation is missing' }} />
        <Meter label="Relevant experience" value={92} />
        <TextArea label="Motivation" name="motivation" counterLimit={20_000} isRequired />
      </>
    ),
  },
} satisfies Meta<typeof LocaleProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: <Meter label="Relevante Ervaring" value={92} /> },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '92%'),
};

export const English: Story = {
  args: { locale: 'en-GB', messages: en },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'There is 1 error' })).toBeVisible();
    await expect(canvas.getByText('(required)')).toBeVisible();
    await expect(canvas.getByText('0 of 20,000 characters')).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '92%');
  },
};

/** Overrides messages for a language; missing messages fall back to Dutch. */
export const CustomMessages: Story = {
  args: {
    locale: 'de-DE',
    messages: {
      required: '(erforderlich)',
      errorSummary: { one: 'Ein Fehler', other: '{count} Fehler' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ein Fehler' })).toBeVisible();
    await expect(canvas.getByText('(erforderlich)')).toBeVisible();
    await expect(canvas.getByText('0 van 20.000 tekens')).toBeVisible();
  },
};
