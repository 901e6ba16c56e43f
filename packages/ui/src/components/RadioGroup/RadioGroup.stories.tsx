import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Stack } from '../Stack/index.js';
import { Radio, RadioGroup } from './RadioGroup.js';

const meta = {
  title: 'Invoer/RadioGroup',
  id: 'componenten-radiogroup',
  component: RadioGroup,
  args: {
    label: 'Hoe wilt u verder?',
    name: 'next',
    onChange: fn(),
    children: (
      <>
        <Radio value="demo">Een demo van dertig minuten</Radio>
        <Radio value="pilot">Meedoen aan de pilot</Radio>
        <Radio value="info">Eerst meer lezen</Radio>
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Meedoen aan de pilot'));
    await expect(args.onChange).toHaveBeenCalledWith('pilot');
    await expect(canvas.getByRole('radio', { name: 'Meedoen aan de pilot' })).toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      {['', 'demo'].map((value) => (
        <SimulatedStates key={value}>
          <RadioGroup label="Vervolg" value={value}>
            <Radio value="demo">Een demo</Radio>
          </RadioGroup>
        </SimulatedStates>
      ))}
    </Stack>
  ),
};

/** Answers with an explanation, side by side where there is room. */
export const Tiles: Story = {
  args: {
    label: 'Met welk sjabloon begint u?',
    name: 'template',
    variant: 'tiles',
    defaultValue: 'invite',
    children: (
      <>
        <Radio value="invite" description="Drie tijden om uit te kiezen, en de weg naar kantoor.">
          Uitnodiging
        </Radio>
        <Radio value="reject" description="Met de reden, en hoe iemand bezwaar maakt.">
          Afwijzing
        </Radio>
        <Radio value="later" description="Voor wie nu niet past, met toestemming om te bewaren.">
          Bewaren voor later
        </Radio>
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const reject = canvas.getByRole('radio', {
      name: 'Afwijzing Met de reden, en hoe iemand bezwaar maakt.',
    });
    await userEvent.click(canvas.getByText('Met de reden, en hoe iemand bezwaar maakt.'));
    await expect(args.onChange).toHaveBeenCalledWith('reject');
    await expect(reject).toBeChecked();
    const { width, height } = (reject.closest('label') as HTMLElement).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const Invalid: Story = {
  args: { isRequired: true, isInvalid: true, errorMessage: 'Kies hoe u verder wilt' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Hoe wilt u verder?' });
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('Kies hoe u verder wilt');
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'demo' } };

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'demo' },
  play: async ({ canvas, userEvent }) => {
    const demo = canvas.getByRole('radio', { name: 'Een demo van dertig minuten' });
    await userEvent.click(canvas.getByText('Meedoen aan de pilot'));
    await expect(demo).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(demo).toBeChecked();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [demo, pilot] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(demo).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(pilot).toHaveFocus();
    await expect(pilot).toBeChecked();
    for (const [key, next] of [
      ['ArrowUp', demo],
      ['ArrowRight', pilot],
      ['ArrowLeft', demo],
      ['ArrowDown', pilot],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(next).toHaveFocus();
      await expect(next).toBeChecked();
    }
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Space chooses where nothing is chosen yet. */
export const FirstChoice: Story = {
  play: async ({ canvas, userEvent }) => {
    const [demo] = canvas.getAllByRole('radio');
    for (const label of canvas.getAllByText(/demo|pilot|lezen/)) {
      await expect(label.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
    }
    await userEvent.tab();
    await expect(demo).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(demo).toBeChecked();
    demo?.blur();
  },
};

export const LongContent: Story = {
  args: {
    label: 'Verwerkersovereenkomst',
    defaultValue: 'a',
    description: 'U kunt dit later wijzigen.',
    children: (
      <>
        <Radio value="a">Arbeidsongeschiktheidsverzekeringsmaatschappij als verwerker</Radio>
        <Radio value="b">Geen</Radio>
      </>
    ),
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
