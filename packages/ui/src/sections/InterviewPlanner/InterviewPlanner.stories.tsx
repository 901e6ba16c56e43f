import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { answer, untilAnswer } from '../../components/internal/story/answer.js';
import {
  InterviewPlanner,
  type InterviewPlannerProps,
  type InterviewSlot,
} from './InterviewPlanner.js';

/** Slot of half an hour, starting in March 2026 at a time in UTC. */
const at = (day: number, hour: number, minutes = 0): InterviewSlot => {
  const start = Date.UTC(2026, 2, day, hour, minutes);
  return {
    start: new Date(start).toISOString(),
    end: new Date(start + 1_800_000).toISOString(),
  };
};

const slots: readonly InterviewSlot[] = [
  at(10, 8),
  { ...at(10, 9, 30), whyUnavailable: 'Sam heeft overleg' },
  at(10, 13),
  at(11, 9),
  at(11, 10),
  { ...at(11, 14), label: 'Teams' },
  at(13, 8, 30),
];

/** Simulates an app that stores the proposal. */
function Kept({ onPropose, proposed: first, ...props }: InterviewPlannerProps) {
  const [proposed, setProposed] = useState(first);
  return (
    <InterviewPlanner
      {...props}
      proposed={proposed}
      onPropose={async (chosen) => {
        await onPropose(chosen);
        setProposed(chosen);
      }}
    />
  );
}

const meta = {
  title: 'Kandidaten/InterviewPlanner',
  id: 'secties-interviewplanner',
  component: InterviewPlanner,
  args: { title: 'Gesprek met kandidaat 0412', slots, onPropose: fn(), onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof InterviewPlanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move through the times of a day and to the adjacent day. An unavailable time states its reason. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('listbox', { name: 'Gesprek met kandidaat 0412' }),
    ).toHaveAttribute('aria-multiselectable', 'true');
    await expect(canvas.getByRole('group', { name: 'dinsdag 10 maart' })).toBeVisible();
    const option = (name: RegExp) => canvas.getByRole('option', { name });
    await expect(canvas.queryByRole('option', { selected: true })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(option(/^09:00/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(option(/^09:00/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard(' ');
    await expect(option(/^09:00/)).toHaveAttribute('aria-selected', 'false');
    await expect(option(/^09:00/).querySelector('svg')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(option(/^09:00/).querySelector('svg')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(option(/Sam heeft overleg/)).toHaveFocus();
    await expect(option(/Sam heeft overleg/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await userEvent.keyboard('{ArrowRight}');
    await expect(option(/^11:00/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(option(/Sam heeft overleg/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Home}');
    await expect(option(/^10:00/)).toHaveFocus();
    await userEvent.keyboard('{End} ');
    await expect(option(/Teams/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(option(/^09:30/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(option(/Teams/)).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(option(/^09:00/)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(option(/^09:30/)).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 van 3 geselecteerd');
    await expect(
      await canvas.findByRole('row', { name: 'woensdag 11 maart, 15:00–15:30 (Teams)' }),
    ).toBeVisible();
    await expect(args.onPropose).not.toHaveBeenCalled();
  },
};

/** Removes selected times with the keyboard. */
export const Removal: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { defaultValue: [at(10, 8), at(10, 13), at(11, 9)] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByRole('row', { name: /09:00/ })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([at(10, 13), at(11, 9)]);
    await waitFor(() => expect(canvas.getByRole('row', { name: /14:00/ })).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([at(11, 9)]);
    await waitFor(() => expect(canvas.getByRole('row', { name: /10:00/ })).toHaveFocus());
  },
};

/** Shows that the limit has been reached, until a time is removed. */
export const Full: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { defaultValue: [at(10, 8), at(10, 13), at(11, 9)] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Teams/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Meer dan 3 kan niet.');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(
      await canvas.findByRole('button', {
        name: 'Verwijderen dinsdag 10 maart, 14:00–14:30',
      }),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('2 van 3 geselecteerd');
    await userEvent.click(canvas.getByRole('option', { name: /Teams/ }));
    await expect(canvas.getByRole('button', { name: '3 tijden voorstellen' })).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: /^14:00/ }));
    await expect(canvas.getByText(/^Meer dan 3 kan niet/)).toBeVisible();
  },
};

/** Proposes times, then shows them as pending or lets the user choose again. Focus moves along. */
export const Proposing: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { defaultValue: [at(10, 8), at(11, 9)], onPropose: fn(untilAnswer) },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: '2 tijden voorstellen' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPropose).toHaveBeenCalledWith([at(10, 8), at(11, 9)]);
    await expect(canvas.getByRole('button', { name: 'Voorstellen...' })).toBeVisible();
    await answer();
    await waitFor(() => expect(canvas.getByText(/^U stelde deze tijden voor/)).toHaveFocus());
    await expect(canvas.getByText('dinsdag 10 maart, 09:00–09:30')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('option', { name: /^09:00/ })).toHaveFocus());
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(2);
  },
};

/** When saving fails, the choice remains. */
export const SaveFailed: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    defaultValue: [at(10, 8)],
    onPropose: fn(() => Promise.reject(new Error('No connection'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 tijd voorstellen' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^Dit is niet vastgelegd/),
    );
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: '1 tijd voorstellen' })).toHaveFocus();
  },
};

/** With a limit of one, another time replaces the choice. */
export const One: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { limit: 1, defaultValue: [at(10, 8)] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Teams/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...at(11, 14), label: 'Teams' }]);
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(1);
  },
};

/** Shows the times in another time zone. */
export const OtherZone: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { timeZone: 'Europe/Lisbon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: /^08:00/ })).toBeVisible();
    await expect(canvas.getByText(/^Tijden in West-Europese tijd/)).toBeVisible();
  },
};

/** The next day is on the left, and the left arrow key moves to it. */
export const RightToLeft: Story = {
  args: { title: 'مقابلة مع المرشح 0412', slots: slots.slice(0, 4) },
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const options = canvas.getAllByRole('option');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(options[3]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(options[0]).toHaveFocus();
  },
};

export const Proposed: Story = { args: { proposed: [at(10, 8), at(11, 9)] } };

export const Confirmed: Story = {
  args: { proposed: [at(10, 8), at(11, 9)], confirmed: at(11, 9) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('woensdag 11 maart, 10:00–10:30')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { isLoading: true, slots: [] } };

export const Empty: Story = { args: { slots: [] } };

export const LongContent: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    title: 'Arbeidsongeschiktheidsverzekeringsdeskundige',
    slots: [
      { ...at(10, 8), label: 'Verwerkersovereenkomstenvergaderzaal' },
      { ...at(11, 8), whyUnavailable: 'Arbeidsongeschiktheidsverzekeringsoverleg' },
    ],
    defaultValue: [{ ...at(10, 8), label: 'Verwerkersovereenkomstenvergaderzaal' }],
  },
};

export const Narrow: Story = {
  args: { slots: slots.slice(0, 4), defaultValue: [at(10, 8)] },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
