import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { exemptFromAxe } from '../../../docs/a11y/exemptions.js';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { PlainButton } from '../PlainButton/index.js';
import { Stack } from '../Stack/index.js';
import { SearchForm, type SearchFormProps } from './SearchForm.js';

const meta = {
  title: 'Navigatie/SearchForm',
  id: 'componenten-searchform',
  component: SearchForm,
  args: { target: '/search', label: 'Wat zoekt u?', onSearch: fn() },
  // Prevents navigation, like an app with client-side navigation.
  decorators: [
    (Story) => (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only observes events
      <div onSubmit={(event) => event.preventDefault()}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const form = canvas.getByRole('search', { name: 'Wat zoekt u?' });
    await expect(form).toHaveAttribute('action', '/search');
    const field = canvas.getByRole('searchbox', { name: 'Wat zoekt u?' });
    await expect(field.offsetHeight).toBeGreaterThanOrEqual(44);
    const { offsetHeight } = canvas.getByRole('button', { name: 'Zoeken' });
    await expect(offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}   {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard(' scorecard  {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('scorecard');
    await expect(new FormData(form as HTMLFormElement).get('q')).toBe('scorecard');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zoeken' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
};

export const Small: Story = {
  args: { size: 'small', label: 'Zoeken', isLabelHidden: true, placeholder: 'Zoeken..' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('searchbox', { name: 'Zoeken' })).toBeVisible(),
};

export const States: Story = {
  parameters: exemptFromAxe('componenten-searchform--states'),
  render: (args) => (
    <Stack gap="l">
      <SimulatedStates states={['rest', 'focus-visible']} control="input">
        <SearchForm {...args} query="scorecard" />
      </SimulatedStates>
      <SimulatedStates states={['hovered', 'focus-visible']} control="button">
        <SearchForm {...args} query="scorecard" />
      </SimulatedStates>
    </Stack>
  ),
};

function TwoQueries(args: SearchFormProps) {
  const [query, setQuery] = useState('scorecard');
  return (
    <Stack align="start">
      <SearchForm {...args} query={query} />
      <PlainButton onClick={() => setQuery('bewaartermijn')}>Terug</PlainButton>
    </Stack>
  );
}

/** Replaces the text in the field when the query changes, unless the user is typing. */
export const OtherQuery: Story = {
  render: (args) => <TwoQueries {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveValue('scorecard');
    await userEvent.click(canvas.getByRole('button', { name: 'Terug' }));
    await expect(field).toHaveValue('bewaartermijn');
  },
};

export const OtherQueryWhileTyping: Story = {
  ...OtherQuery,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 's');
    await userEvent.click(canvas.getByRole('button', { name: 'Terug' }));
    await expect(field).toHaveValue('scorecards');
  },
};

export const LongContent: Story = {
  args: {
    label: 'Zoeken in de Verwerkersovereenkomst',
    query: 'arbeidsongeschiktheidsverzekeringsmaatschappij '.repeat(5),
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
