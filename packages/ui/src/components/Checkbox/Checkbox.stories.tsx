import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Button } from '../Button/index.js';
import { Form } from '../Form/index.js';
import { Link } from '../Link/index.js';
import { Stack } from '../Stack/index.js';
import { Checkbox } from './Checkbox.js';

const meta = {
  title: 'Invoer/Checkbox',
  id: 'componenten-checkbox',
  component: Checkbox,
  args: { children: 'Onthoud mij op dit apparaat', name: 'remember', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = fn((event: FormEvent) => event.preventDefault());

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Onthoud mij op dit apparaat' });
    await userEvent.click(canvas.getByText('Onthoud mij op dit apparaat'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    const target = box.closest('label') as HTMLElement;
    const drawn = target.querySelector('svg')?.parentElement as HTMLElement;
    const sizes = [target, drawn].map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return [width, height];
    });
    await expect(sizes).toEqual([
      [44, 44],
      [24, 24],
    ]);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="l">
      <SimulatedStates>
        <Checkbox {...args} />
      </SimulatedStates>
      <SimulatedStates>
        <Checkbox {...args} defaultSelected />
      </SimulatedStates>
      <Checkbox {...args} isIndeterminate>
        Een deel van de kandidaten geselecteerd
      </Checkbox>
      <Checkbox {...args} description="Niet doen op een computer die u met anderen deelt." />
    </Stack>
  ),
};

export const Required: Story = {
  args: {
    name: 'consent',
    isRequired: true,
    children: 'Ik ga akkoord met de verwerking van mijn gegevens voor contactdoeleinden.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', {
      name: 'Ik ga akkoord met de verwerking van mijn gegevens voor contactdoeleinden.',
    });
    await expect(box).toHaveAttribute('aria-required', 'true');
    await expect(canvas.getByText('(verplicht)')).toBeVisible();
  },
};

export const Invalid: Story = {
  args: {
    ...Required.args,
    isInvalid: true,
    errorMessage: 'U moet akkoord gaan met de privacyverklaring',
    description: 'U kunt uw toestemming altijd intrekken.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription(/U moet akkoord gaan met de privacyverklaring/);
    const error = canvas.getByText('U moet akkoord gaan met de privacyverklaring');
    await expect(error.previousElementSibling?.matches('svg')).toBe(true);
    const label = canvas.getByText(/^Ik ga akkoord/).getBoundingClientRect();
    await expect(error.getBoundingClientRect().top).toBeGreaterThanOrEqual(label.bottom);
    const description = canvas.getByText(/^U kunt uw toestemming/).getBoundingClientRect();
    await expect(description.top).toBeGreaterThanOrEqual(error.getBoundingClientRect().bottom);
  },
};

export const WithLinks: Story = {
  args: {
    name: 'terms',
    isRequired: true,
    children: (
      <>
        Ik ga akkoord met de{' '}
        <Link href="#terms" opensInNewTab>
          algemene voorwaarden
        </Link>{' '}
        en de <Link href="#privacy">privacyverklaring</Link>.
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    const link = canvas.getByRole('link', { name: 'privacyverklaring' });
    const follow = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', follow, { once: true });
    await userEvent.click(link);
    await expect(follow).toHaveBeenCalledOnce();
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('Ik ga akkoord met de', { exact: false }));
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.tab();
    await expect(box).not.toHaveFocus();
  },
};

export const InForm: Story = {
  render: (args) => (
    <Form onSubmit={submit}>
      <Checkbox {...args} />
      <Button type="submit">Bewaren</Button>
    </Form>
  ),
  beforeEach: () => void submit.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(submit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Stack gap="xs">
      <Checkbox {...args} isDisabled />
      <Checkbox {...args} isDisabled isSelected />
    </Stack>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const ReadOnly: Story = {
  render: (args) => (
    <Stack gap="xs">
      <Checkbox {...args} isReadOnly />
      <Checkbox {...args} isReadOnly defaultSelected />
    </Stack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const [box] = canvas.getAllByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Has a visual cue other than the label, such as the row of a list. */
export const LabelHidden: Story = {
  args: { isLabelHidden: true, children: 'Vacature selecteren' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('checkbox', { name: 'Vacature selecteren' })).toBeVisible(),
};

export const LongContent: Story = {
  args: {
    ...WithLinks.args,
    isInvalid: true,
    errorMessage:
      'U moet akkoord gaan met de algemene voorwaarden en de privacyverklaring, en de Verwerkersovereenkomst.',
    children: (
      <>
        Ik ga namens mijn organisatie akkoord met de{' '}
        <Link href="#dpa">
          Verwerkersovereenkomst arbeidsongeschiktheidsverzekeringsmaatschappij
        </Link>
        .
      </>
    ),
    description: 'Een medewerker die tekenbevoegd is moet dit doen.',
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
