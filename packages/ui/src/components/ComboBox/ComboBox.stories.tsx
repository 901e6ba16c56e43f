import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type FormEvent } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Avatar } from '../Avatar/index.js';
import { Button } from '../Button/index.js';
import { Form } from '../Form/index.js';
import { Stack } from '../Stack/index.js';
import { ComboBox, type ComboBoxProps } from './ComboBox.js';

const meta = {
  title: 'Invoer/ComboBox',
  id: 'componenten-combobox',
  component: ComboBox<'single'>,
  args: {
    label: 'Sector',
    name: 'sector',
    onChange: fn(),
    options: [
      { id: 'zorg', label: 'Zorg en welzijn' },
      { id: 'ict', label: 'Ict' },
      { id: 'onderwijs', label: 'Onderwijs' },
      { id: 'bouw', label: 'Bouw', isDisabled: true },
      { id: 'overheid', label: 'Overheid' },
    ],
  },
} satisfies Meta<typeof ComboBox<'single'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Waits until the list has closed, and for the frame in which React Aria restores focus that was on the page's body.
 */
const closed = async () => {
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await new Promise(requestAnimationFrame);
};

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Sector' });
    await userEvent.type(input, 'onder');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(/1 optie/),
    );
    await userEvent.click(screen.getByRole('option', { name: 'Onderwijs' }));
    await waitFor(() => expect(input).toHaveValue('Onderwijs'));
    await closed();
  },
};

export const States: Story = {
  render: (args) => (
    <SimulatedStates states={['rest', 'focused']} control="input">
      <ComboBox {...args} />
    </SimulatedStates>
  ),
};

/** Options with an avatar and words at the end. The name alone fills the field. */
export const People: Story = {
  render: (args) => (
    <ComboBox
      {...args}
      label="Collega"
      options={[
        ['noor', 'Noor Jansen', '3 kandidaten'],
        ['sam', 'Sam de Boer', '12 kandidaten'],
      ].map(([id = '', name = '', aside]) => ({
        id,
        label: name,
        media: <Avatar name={name} size="small" isDecorative />,
        aside,
      }))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Collega' });
    await userEvent.type(input, 'sam');
    await userEvent.click(await screen.findByRole('option', { name: 'Sam de Boer 12 kandidaten' }));
    await waitFor(() => expect(input).toHaveValue('Sam de Boer'));
    await closed();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Ict' })).toBeVisible());
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(() => expect(screen.getByText('Geen resultaten')).toBeVisible());
  },
};

export const Invalid: Story = {
  args: { isRequired: true, isInvalid: true, errorMessage: 'Kies een sector' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(input).toHaveValue('Ict'));
    await closed();
    await userEvent.keyboard('x');
    await waitFor(() => expect(screen.getByText('Geen resultaten')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(input).toHaveValue('Ict'));
    await closed();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(await screen.findAllByRole('option')).toHaveLength(5);
    await expect(input).toHaveValue('Ict');
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
  },
};

/** Moves through the open list with focus in the field, and selects with Tab. */
export const ListKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const marked = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await userEvent.tab();
    for (const [key, label] of [
      ['ArrowDown', 'Zorg en welzijn'],
      ['ArrowDown', 'Ict'],
      ['ArrowUp', 'Zorg en welzijn'],
      ['End', 'Overheid'],
      ['Home', 'Zorg en welzijn'],
      ['PageDown', 'Overheid'],
      ['PageUp', 'Zorg en welzijn'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await waitFor(() => expect(marked()).toHaveTextContent(label));
      await expect(input).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
    await expect(input).toHaveValue('Ict');
    await closed();
  },
};

const sectors: ComboBoxProps['options'] = [
  {
    title: 'Publiek',
    items: [
      { id: 'zorg', label: 'Zorg en welzijn', description: 'Ook de apotheek' },
      { id: 'onderwijs', label: 'Onderwijs' },
      { id: 'overheid', label: 'Overheid' },
    ],
  },
  {
    title: 'Bedrijven',
    items: [
      { id: 'ict', label: 'Ict' },
      { id: 'bouw', label: 'Bouw', description: 'Geen vacatures', isDisabled: true },
    ],
  },
];

/** Groups options under titles and shows descriptions. Filtering hides sections without matches. */
export const Sections: Story = {
  args: { options: sectors },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'ict');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Bedrijven' })).toBeVisible());
    await expect(screen.queryByRole('group', { name: 'Publiek' })).toBeNull();
    await userEvent.clear(input);
    const group = await screen.findByRole('group', { name: 'Publiek' });
    await expect(
      within(group).getByRole('option', { name: 'Zorg en welzijn Ook de apotheek' }),
    ).toBeVisible();
  },
};

/** React Aria itself announces an option on Apple devices: with its group, and with its description. */
export const OnAMac: Story = {
  ...Sections,
  beforeEach: () => {
    const value = { platform: 'macOS' };
    Object.defineProperty(navigator, 'userAgentData', { value, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'userAgentData');
  },
  play: async ({ userEvent }) => {
    const isAnnounced = (text: RegExp) =>
      waitFor(() =>
        expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(text),
      );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await isAnnounced(/Groep Publiek .*3 opties\. Zorg en welzijn Ook de apotheek/);
    await userEvent.keyboard('{Enter}');
    await isAnnounced(/Zorg en welzijn Ook de apotheek, geselecteerd/);
    await closed();
  },
};

const onSubmit = fn((event: FormEvent) => event.preventDefault());
const onSeveral = fn();
const several = {
  label: 'Sectoren',
  name: 'sector',
  selectionMode: 'multiple',
  options: sectors,
  onChange: onSeveral,
} as const satisfies ComboBoxProps<'multiple'>;

/**
 * Shows the selected options in the field. They can be read, reached and removed by keyboard, and a form submits all of
 * them.
 */
export const Multiple: Story = {
  beforeEach: () => void onSeveral.mockClear(),
  render: () => (
    <Form>
      <ComboBox {...several} />
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = () =>
      new FormData(canvasElement.querySelector('form') as HTMLFormElement).getAll('sector');
    const input = canvas.getByRole('combobox', { name: 'Sectoren' });
    await expect(sent()).toEqual([]);
    await userEvent.tab();
    for (const words of ['zorg', 'ict', 'over', 'onder']) {
      await userEvent.keyboard(`${words}{ArrowDown}{Enter}`);
      await waitFor(() => expect(input).toHaveValue(''));
      await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
    }
    const all = ['zorg', 'ict', 'overheid', 'onderwijs'];
    await expect(onSeveral).toHaveBeenLastCalledWith(all);
    await expect(sent()).toEqual(all);
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(input).toHaveAccessibleDescription('Zorg en welzijn, Ict, Overheid en Onderwijs');

    const buttonOf = (label: string) =>
      canvas.getByRole('button', { name: `Verwijderen ${label}` });
    await userEvent.tab({ shift: true });
    await expect(buttonOf('Onderwijs')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(onSeveral).toHaveBeenLastCalledWith(['zorg', 'ict', 'overheid']);
    await waitFor(() => expect(buttonOf('Overheid')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(buttonOf('Ict')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(buttonOf('Overheid')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.keyboard('{Delete}');
    await expect(onSeveral).toHaveBeenLastCalledWith(['zorg', 'overheid']);
    await waitFor(() => expect(buttonOf('Overheid')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(buttonOf('Zorg en welzijn')).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(sent()).toEqual([]);
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** Removes a selected option in the list too. Tab selects the marked option only to complete text, and never removes it. */
export const MultipleList: Story = {
  beforeEach: () => void onSeveral.mockClear(),
  render: () => (
    <Stack>
      <ComboBox {...several} defaultValue={['zorg', 'ict']} />
      <Button>Verder</Button>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: /^Zorg/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(onSeveral).toHaveBeenLastCalledWith(['ict']);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await closed();
    await expect(canvas.getByRole('button', { name: 'Verder' })).toHaveFocus();
    await expect(onSeveral).toHaveBeenLastCalledWith(['ict']);
    input.focus();
    await userEvent.keyboard('onder{ArrowDown}');
    await userEvent.tab();
    await closed();
    await expect(onSeveral).toHaveBeenLastCalledWith(['ict', 'onderwijs']);
    input.focus();
    await userEvent.keyboard('onder{ArrowDown}');
    await userEvent.tab();
    await closed();
    await expect(onSeveral).toHaveBeenLastCalledWith(['ict', 'onderwijs']);
  },
};

/** Field whose app creates a new array at every render. */
function Controlled() {
  const [ids, setIds] = useState<readonly string[]>(['zorg']);
  return (
    <ComboBox
      {...several}
      value={ids.map(String)}
      onChange={(now) => setIds(now.map(String))}
      description={`Er zijn er ${ids.length} geselecteerd.`}
    />
  );
}

export const MultipleControlled: Story = {
  render: () => <Controlled />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'onder');
    await expect(input).toHaveValue('onder');
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await closed();
    await expect(canvas.getByText('Er zijn er 2 geselecteerd.')).toBeVisible();
  },
};

export const MultipleStates: Story = {
  render: () => (
    <Stack gap="l">
      <SimulatedStates states={['rest', 'focus-within']} control="div[role=presentation]">
        <ComboBox {...several} defaultValue={['zorg', 'ict']} placeholder="Typ een sector" />
      </SimulatedStates>
      <ComboBox {...several} defaultValue={['zorg', 'onderwijs', 'overheid', 'ict']} isDisabled />
      <ComboBox {...several} defaultValue={['zorg', 'ict']} isReadOnly />
      <ComboBox {...several} isRequired isInvalid errorMessage="Kies minstens één sector" />
    </Stack>
  ),
};

/** Clears the form's error for the field at the first change. */
export const MultipleInForm: Story = {
  render: () => (
    <Form errors={{ sector: 'Kies minstens één sector' }}>
      <ComboBox {...several} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveAccessibleDescription('Kies minstens één sector');
    await userEvent.type(input, 'ict{ArrowDown}{Enter}{Escape}');
    await closed();
    await expect(input).toHaveAccessibleDescription('Ict');
  },
};

/** Selects an option typed in full on blur, ignoring case. Text that matches no option reverts. */
export const ExactMatchOnBlur: Story = {
  render: (args) => (
    <Form>
      <ComboBox {...args} options={sectors} />
      <Button type="reset">Wissen</Button>
    </Form>
  ),
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const sent = () =>
      new FormData(canvasElement.querySelector('form') as HTMLFormElement).get('sector');
    const input = canvas.getByRole('combobox', { name: 'Sector' });
    await userEvent.type(input, 'onderWIJS');
    await userEvent.tab();
    await expect(input).toHaveValue('Onderwijs');
    await expect(args.onChange).toHaveBeenLastCalledWith('onderwijs');
    await expect(sent()).toBe('onderwijs');

    await userEvent.tripleClick(input);
    await userEvent.paste(' ict ');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Ict');
    await userEvent.tripleClick(input);
    // The first is disabled, and the second is not an option.
    for (const word of ['Bouw', 'Tuinbouw']) {
      await userEvent.keyboard(word);
      await userEvent.tab();
      await expect(input).toHaveValue('Ict');
      await expect(sent()).toBe('ict');
      await userEvent.tripleClick(input);
    }
    await userEvent.keyboard('overheid');
    await userEvent.click(canvas.getByText('Wissen'));
    await waitFor(() => expect(input).toHaveValue(''));
    await expect(sent()).toBe('');
    await closed();
  },
};

/**
 * Turns words into choices by Enter, a comma or blur, such as skills, labels or recipients. Backspace removes the last
 * one.
 */
export const CustomValues: Story = {
  beforeEach: () => void onSeveral.mockClear(),
  render: () => (
    <Form onSubmit={onSubmit}>
      <ComboBox {...several} allowsCustomValue />
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = () =>
      new FormData(canvasElement.querySelector('form') as HTMLFormElement).getAll('sector');
    const input = canvas.getByRole('combobox', { name: 'Sectoren' });
    await userEvent.type(input, 'Kotlin{Enter}');
    await expect(input).toHaveValue('');
    await expect(sent()).toEqual(['Kotlin']);
    await userEvent.keyboard('Rust,ict,');
    await expect(sent()).toEqual(['Kotlin', 'Rust', 'ict']);
    await userEvent.paste('Go; Kotlin, C');
    const all = ['Kotlin', 'Rust', 'ict', 'Go', 'C'];
    await expect(sent()).toEqual(all);
    await expect(onSeveral).toHaveBeenLastCalledWith(all);
    await expect(input).toHaveValue('');
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(sent()).toEqual(['Kotlin', 'Rust', 'ict']);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Verwijderen Ict' })).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
    await closed();
  },
};

const places = ['Amersfoort', 'Amstelveen', 'Amsterdam', 'Rotterdam', 'Utrecht', 'Zwolle'].map(
  (label) => ({ id: label.toLowerCase(), label }),
);

/** Field that simulates a server request: the old options stay until the new ones arrive. */
function Places(args: Omit<ComboBoxProps<'single' | 'multiple'>, 'options'>) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState({ words: '', options: places.slice(0, 3) });
  useEffect(() => {
    const timer = setTimeout(() => {
      const isHit = ({ id }: { id: string }) => id.includes(words.toLowerCase());
      setFound({ words, options: places.filter(isHit).slice(0, 3) });
    }, 100);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <ComboBox<'single' | 'multiple'>
      {...args}
      options={found.options}
      isFilteredByApp
      isLoading={found.words !== words}
      onInputChange={setWords}
    />
  );
}

/** Lets the app filter the options. Selected options stay, even when they are no longer in the list. */
export const LoadingOnTyping: Story = {
  args: { label: 'Standplaats', name: 'place' },
  render: ({ label, name = '' }) => (
    <Form>
      <Places {...{ label, name }} />
      <Places label="Werkgebied" name="area" selectionMode="multiple" />
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = () => [
      ...new FormData(canvasElement.querySelector('form') as HTMLFormElement).values(),
    ];
    const [place, area] = canvas.getAllByRole('combobox');
    // Starts waiting before typing: on a slow machine the options arrive before the last key is up.
    const loading = waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Bezig met laden'),
    );
    await userEvent.type(place as HTMLElement, 'utr');
    await loading;
    await userEvent.click(await screen.findByRole('option', { name: 'Utrecht' }));
    await closed();
    await userEvent.clear(place as HTMLElement);
    await userEvent.type(place as HTMLElement, 'Rotterdam');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    await expect(place).toHaveValue('Rotterdam');
    await userEvent.type(place as HTMLElement, 'x');
    await waitFor(() => expect(screen.getByText('Geen resultaten')).toBeVisible());
    await userEvent.tab();
    await closed();
    // The input shows the selected option.
    await waitFor(() => expect(place).toHaveValue('Rotterdam'));

    for (const word of ['utr', 'zwol']) {
      await userEvent.type(area as HTMLElement, word);
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{ArrowDown}{Enter}');
    }
    await userEvent.type(area as HTMLElement, 'ams');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Amsterdam' })).toBeVisible());
    await expect(screen.queryByRole('option', { name: 'Utrecht' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(canvas.getByRole('button', { name: 'Verwijderen Utrecht' })).toBeVisible();
    await expect(sent()).toEqual(['rotterdam', 'utrecht', 'zwolle']);
  },
};

const manyOptions = Array.from({ length: 60 }, (_, index) => ({
  id: `p${index}`,
  label: `Plaats ${index + 1}`,
}));

function Scrolled(args: ComboBoxProps) {
  const [count, setCount] = useState(20);
  return (
    <ComboBox
      {...args}
      options={manyOptions.slice(0, count)}
      {...(count < manyOptions.length && { onLoadMore: () => setCount(count + 20) })}
    />
  );
}

/** Requests the next options when the end of the list comes into view. */
export const LoadingMore: Story = {
  args: { label: 'Standplaats' },
  render: (args) => <Scrolled {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    list.scrollTo({ top: 100_000 });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(60));
    await userEvent.click(screen.getByRole('option', { name: 'Plaats 60' }));
    await closed();
    await expect(canvas.getByRole('combobox')).toHaveValue('Plaats 60');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { options: [], isLoading: true, isFilteredByApp: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
    await expect(list).toHaveTextContent('Bezig met laden');
    await expect(screen.getByRole('status')).toHaveTextContent('Bezig met laden');
  },
};

export const MultipleNarrow: Story = {
  render: () => (
    <ComboBox
      {...several}
      options={[
        { id: 'a', label: 'Arbeidsongeschiktheidsverzekeringsmaatschappij als verwerker' },
        { id: 'b', label: 'Ict' },
      ]}
      defaultValue={['a', 'b']}
      placeholder="Typ een sector"
    />
  ),
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};

export const LongContent: Story = {
  args: {
    label: 'Soort Verwerkersovereenkomst',
    options: [{ id: 'a', label: 'Arbeidsongeschiktheidsverzekeringsmaatschappij als verwerker' }],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
