import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '../Checkbox/index.js';
import { CheckboxGroup } from './CheckboxGroup.js';

const meta = {
  title: 'Invoer/CheckboxGroup',
  id: 'componenten-checkboxgroup',
  component: CheckboxGroup,
  args: {
    label: 'Waarover wilt u bericht?',
    name: 'topics',
    onChange: fn(),
    children: (
      <>
        <Checkbox value="product">Nieuwe functies</Checkbox>
        <Checkbox value="pilot">De pilot</Checkbox>
        <Checkbox value="law" description="Wat de AI-verordening van u vraagt.">
          Wetgeving
        </Checkbox>
      </>
    ),
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Waarover wilt u bericht?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'De pilot' }));
    await userEvent.click(canvas.getByText('Wetgeving'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['pilot', 'law']);
    for (const box of canvas.getAllByRole('checkbox')) {
      const { width, height } = (box.closest('label') as HTMLElement).getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Invalid: Story = {
  args: { isRequired: true, isInvalid: true, errorMessage: 'Kies minstens één onderwerp' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Kies minstens één onderwerp')).toHaveLength(1);
    for (const box of canvas.getAllByRole('checkbox')) {
      await expect(box).toHaveAccessibleDescription(/Kies minstens één onderwerp/);
    }
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: ['pilot'] } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Nieuwe functies' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'De pilot' })).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    label: 'Onderwerpen in de Verwerkersovereenkomst',
    children: <Checkbox value="a">Arbeidsongeschiktheidsverzekeringsmaatschappijen</Checkbox>,
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
