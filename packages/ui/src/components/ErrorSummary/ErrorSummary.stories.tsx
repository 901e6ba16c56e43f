import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from '../Checkbox/index.js';
import { CheckboxGroup } from '../CheckboxGroup/index.js';
import { ComboBox } from '../ComboBox/index.js';
import { DateField } from '../DateField/index.js';
import { DatePicker } from '../DatePicker/index.js';
import { DateRangePicker } from '../DateRangePicker/index.js';
import { FileDrop } from '../FileDrop/index.js';
import { Form } from '../Form/index.js';
import { NumberField } from '../NumberField/index.js';
import { PasswordField } from '../PasswordField/index.js';
import { Radio, RadioGroup } from '../RadioGroup/index.js';
import { RangeSlider } from '../RangeSlider/index.js';
import { SearchField } from '../SearchField/index.js';
import { Select } from '../Select/index.js';
import { Slider } from '../Slider/index.js';
import { Switch } from '../Switch/index.js';
import { TextArea } from '../TextArea/index.js';
import { TextField } from '../TextField/index.js';
import { TimeField } from '../TimeField/index.js';
import { ErrorSummary } from './ErrorSummary.js';

const meta = {
  title: 'Invoer/ErrorSummary',
  id: 'componenten-errorsummary',
  component: ErrorSummary,
  args: {
    errors: {
      name: 'Naam moet minimaal 2 tekens zijn',
      email: 'Ongeldig e-mailadres',
    },
  },
  render: (args) => (
    <Form errors={args.errors}>
      <ErrorSummary {...args} />
      <TextField label="Naam" name="name" />
      <TextField label="E-mailadres" name="email" type="email" />
    </Form>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Er zijn 2 fouten' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Ongeldig e-mailadres' }));
    const email = canvas.getByRole('textbox', { name: 'E-mailadres' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Ongeldig e-mailadres');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveFocus();
  },
};

const options = [{ id: 'zorg', label: 'Zorg' }];
const names = {
  text: 'Tekst',
  area: 'Bericht',
  secret: 'Wachtwoord',
  query: 'Zoek',
  select: 'Sector',
  selects: 'Sectoren',
  combo: 'Branche',
  combos: 'Branches',
  box: 'Akkoord',
  boxes: 'Dagen',
  radio: 'Vorm',
  toggle: 'Meldingen',
  number: 'Uren',
  date: 'Geboren',
  picker: 'Ingang',
  from: 'Looptijd, begin',
  to: 'Looptijd, eind',
  time: 'Aanvang',
  slider: 'Gewicht',
  low: 'Salaris, laagste',
  high: 'Salaris, hoogste',
  files: 'Cv',
};

/** Links to a visible, usable control for each type of field, even if a hidden input holds the value. */
export const EveryField: Story = {
  args: { errors: names },
  render: ({ errors }) => (
    <Form errors={errors}>
      <ErrorSummary errors={errors} />
      <TextField label={names.text} name="text" />
      <TextArea label={names.area} name="area" />
      <PasswordField label={names.secret} name="secret" autoComplete="new-password" />
      <SearchField label={names.query} name="query" />
      <Select label={names.select} name="select" options={options} />
      <Select label={names.selects} name="selects" selectionMode="multiple" options={options} />
      <ComboBox label={names.combo} name="combo" options={options} />
      <ComboBox label={names.combos} name="combos" selectionMode="multiple" options={options} />
      <Checkbox name="box">{names.box}</Checkbox>
      <CheckboxGroup label={names.boxes} name="boxes">
        <Checkbox value="ma">Maandag</Checkbox>
      </CheckboxGroup>
      <RadioGroup label={names.radio} name="radio">
        <Radio value="vast">Vast</Radio>
      </RadioGroup>
      <Switch name="toggle">{names.toggle}</Switch>
      <NumberField label={names.number} name="number" />
      <DateField label={names.date} name="date" />
      <DatePicker label={names.picker} name="picker" />
      <DateRangePicker label="Looptijd" startName="from" endName="to" />
      <TimeField label={names.time} name="time" />
      <Slider label={names.slider} name="slider" />
      <RangeSlider label="Salaris" startName="low" endName="high" />
      <FileDrop label={names.files} name="files" files={[]} onChange={() => {}} />
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const reached = new Set<Element | null>();
    for (const error of Object.values(names)) {
      await userEvent.click(canvas.getByRole('link', { name: error }));
      const { activeElement } = document;
      const isField = activeElement?.matches('input, textarea, button') === true;
      const isHidden = activeElement?.closest('[aria-hidden=true]') !== null;
      await expect([error, isField, isHidden, form.contains(activeElement)]).toEqual([
        error,
        true,
        false,
        true,
      ]);
      reached.add(activeElement);
    }
    await expect(reached.size).toBe(Object.keys(names).length);
  },
};

export const OneError: Story = { args: { errors: { email: 'Ongeldig e-mailadres' } } };

export const Empty: Story = {
  args: { errors: {} },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).not.toBeInTheDocument(),
};

export const LongContent: Story = {
  args: { errors: { email: `Niet bekend: ${'a'.repeat(243)}@voorbeeld.nl` } },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
