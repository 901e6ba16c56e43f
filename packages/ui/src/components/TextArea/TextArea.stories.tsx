import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Stack } from '../Stack/index.js';
import { TextArea } from './TextArea.js';

const meta = {
  title: 'Invoer/TextArea',
  id: 'componenten-textarea',
  component: TextArea,
  args: { label: 'Bericht', name: 'message' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: 'Waarmee kunnen wij u helpen?' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Bericht' });
    await expect(area).toHaveAccessibleDescription('Waarmee kunnen wij u helpen?');
    await expect(area).toHaveAttribute('rows', '6');
    await userEvent.type(area, 'Goedemiddag,{Enter}graag een demo.');
    await expect(area).toHaveValue('Goedemiddag,\ngraag een demo.');
  },
};

export const States: Story = {
  args: { rows: 3 },
  render: (args) => (
    <Stack gap="l">
      <SimulatedStates states={['rest', 'focused']} control="textarea">
        <TextArea {...args} />
      </SimulatedStates>
      <TextArea {...args} defaultValue="Graag een demo voor ons team." isRequired />
    </Stack>
  ),
};

export const WithCounter: Story = {
  args: { counterLimit: 20, isRequired: true, rows: 3 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveAccessibleDescription('Maximaal 20 tekens.');
    await userEvent.type(area, 'Graag een demo');
    await expect(canvas.getByText('14 van 20 tekens')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await userEvent.type(area, ' op dinsdag');
    await expect(area).toHaveValue('Graag een demo op dinsdag');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('25 van 20 tekens, 5 te veel'),
    );
  },
};

/** Ignores leading and trailing white space, which is not submitted. */
export const TrimmedCount: Story = {
  args: { counterLimit: 20, countCharacters: (text) => text.trim().length, rows: 3 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.type(area, 'Graag een demo in mei   ');
    await expect(canvas.getByText('21 van 20 tekens, 1 te veel')).toBeVisible();
    await userEvent.type(area, '{Backspace>4/}{Enter}');
    await expect(area).toHaveValue('Graag een demo in me\n');
    await expect(canvas.getByText('20 van 20 tekens')).toBeVisible();
  },
};

export const Invalid: Story = {
  args: {
    isInvalid: true,
    isRequired: true,
    errorMessage: 'Bericht moet minimaal 10 tekens zijn',
    defaultValue: 'Hallo',
    counterLimit: 2000,
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveAttribute('aria-invalid', 'true');
    await expect(area).toHaveAttribute('aria-required', 'true');
    await expect(area).toHaveAccessibleDescription(
      'Maximaal 2000 tekens. Bericht moet minimaal 10 tekens zijn',
    );
    const [error, counter] = ['Bericht moet minimaal 10 tekens zijn', '5 van 2000 tekens'].map(
      (text) => canvas.getByText(text).getBoundingClientRect(),
    );
    // In one row where both fit.
    const isBelow = (counter?.top ?? 0) >= (error?.bottom ?? 0);
    await expect(isBelow).toBe(innerWidth < 480);
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'Wordt verzonden.' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    label: 'Toelichting bij de Verwerkersovereenkomst',
    isRequired: true,
    counterLimit: 2000,
    description: 'Noem ook de arbeidsongeschiktheidsverzekeringsmaatschappij.',
    defaultValue: `${'a'.repeat(243)}@voorbeeld.nl\n‘Aanhalingstekens’, “dubbele” en \u202eomgekeerde\u202c tekst.`,
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
