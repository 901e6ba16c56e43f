// The recipes of the pages 'Formulieren' and 'Raster' as users write them, and the submitted values of every field.
import {
  Button,
  Checkbox,
  CheckboxGroup,
  ComboBox,
  DateField,
  DatePicker,
  DateRangePicker,
  ErrorSummary,
  FileDrop,
  Form,
  NumberField,
  PasswordField,
  Radio,
  RadioGroup,
  SearchField,
  Select,
  Slider,
  Switch,
  TextArea,
  TextField,
  TimeField,
  parseDate,
  parseTime,
  type CalendarDate,
  type FormProps,
} from '@heldermatch/ui';
import { useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from './draw.ts';
import { Action } from '../../packages/ui/docs/forms/Action.tsx';
import { HookForm } from '../../packages/ui/docs/forms/HookForm.tsx';
import { LongForm } from '../../packages/ui/docs/forms/LongForm.tsx';
import { Schema } from '../../packages/ui/docs/forms/Schema.tsx';
import { Uncontrolled } from '../../packages/ui/docs/forms/Uncontrolled.tsx';
import { DemoPage } from '../../packages/ui/docs/page/DemoPage.tsx';

const complain = vi.spyOn(console, 'error');

/** Renders an element, and expects no console errors, not even when it is removed. */
function drawForm(element: ReactElement) {
  // Vitest runs these in reverse order.
  onTestFinished(() => expect(complain).not.toHaveBeenCalled());
  draw(element);
}

const field = (name: string) => page.getByRole('textbox', { name });
const save = page.getByRole('button', { name: 'Vacature bewaren' });

test('the FormData has the typed and chosen values', async () => {
  const saved = vi.fn<(data: FormData) => void>();
  drawForm(<Uncontrolled save={saved} />);
  await field('Functietitel').fill('Jurist');
  await page.getByRole('button', { name: /Sector/ }).click();
  await page.getByRole('option', { name: 'Ict' }).click();
  await save.click();
  expect(Object.fromEntries(saved.mock.lastCall?.[0] ?? [])).toEqual({
    title: 'Jurist',
    sector: 'ict',
  });
});

test('every field submits its value under its name', async () => {
  const options = [
    { id: 'zorg', label: 'Zorg' },
    { id: 'ict', label: 'Ict' },
  ];
  const sent = vi.fn<(data: FormData) => void>();
  const cv = new File(['cv'], 'cv.pdf', { type: 'application/pdf' });
  drawForm(
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget));
      }}
    >
      <TextField label="Naam" name="name" defaultValue="Noor" />
      <TextArea label="Bericht" name="message" defaultValue="Dag" />
      <PasswordField
        label="Wachtwoord"
        name="password"
        autoComplete="new-password"
        defaultValue="geheim"
      />
      <SearchField label="Zoek" name="query" defaultValue="jurist" />
      <Select label="Sector" name="sector" options={options} defaultValue="ict" />
      <ComboBox label="Branche" name="branch" options={options} defaultValue="zorg" />
      <Checkbox name="agrees" defaultSelected>
        Akkoord
      </Checkbox>
      <CheckboxGroup label="Dagen" name="days" defaultValue={['ma', 'di']}>
        <Checkbox value="ma">Maandag</Checkbox>
        <Checkbox value="di">Dinsdag</Checkbox>
      </CheckboxGroup>
      <RadioGroup label="Vorm" name="kind" defaultValue="vast">
        <Radio value="vast">Vast</Radio>
      </RadioGroup>
      <Switch name="alerts" defaultSelected>
        Meldingen
      </Switch>
      <NumberField label="Uren" name="hours" defaultValue={36.5} />
      <DateField label="Geboren" name="birthdate" defaultValue={parseDate('1990-04-03')} />
      <DatePicker label="Ingang" name="day" defaultValue={parseDate('2026-05-01')} />
      <DateRangePicker
        label="Looptijd"
        startName="from"
        endName="to"
        defaultValue={{ start: parseDate('2026-04-15'), end: parseDate('2026-04-28') }}
      />
      <TimeField label="Begin" name="start" defaultValue={parseTime('09:30')} />
      <Slider label="Gewicht" name="weight" defaultValue={40} />
      <FileDrop label="Cv" name="cv" files={[cv]} onChange={() => {}} />
      <Button type="submit">Verzenden</Button>
    </Form>,
  );
  await page.getByRole('button', { name: 'Verzenden' }).click();
  const data = sent.mock.lastCall?.[0] ?? new FormData();
  expect([...data].filter(([name]) => name !== 'cv')).toEqual([
    ['name', 'Noor'],
    ['message', 'Dag'],
    ['password', 'geheim'],
    ['query', 'jurist'],
    ['sector', 'ict'],
    ['branch', 'zorg'],
    ['agrees', 'on'],
    ['days', 'ma'],
    ['days', 'di'],
    ['kind', 'vast'],
    ['alerts', 'on'],
    ['hours', '36.5'],
    ['birthdate', '1990-04-03'],
    ['day', '2026-05-01'],
    ['from', '2026-04-15'],
    ['to', '2026-04-28'],
    ['start', '09:30:00'],
    ['weight', '40'],
  ]);
  expect((data.get('cv') as File).name).toBe('cv.pdf');
});

/** Form whose app is pending from a submit until its answer. */
function Slow({ submit, isAction }: { submit: () => Promise<void>; isAction: boolean }) {
  const [isPending, setPending] = useState(false);
  const handle = async () => {
    setPending(true);
    await submit();
    setPending(false);
  };
  const props: FormProps = isAction
    ? { action: submit }
    : {
        isPending,
        onSubmit: (event) => {
          event.preventDefault();
          void handle();
        },
      };
  return (
    <Form {...props}>
      <Button type="submit">Verzenden</Button>
    </Form>
  );
}

test.each([true, false])(
  'a second press submits nothing while the form is pending, with an action: %s',
  async (isAction) => {
    let answer = Promise.withResolvers<void>();
    const submit = vi.fn<() => Promise<void>>(() => answer.promise);
    drawForm(<Slow {...{ submit, isAction }} />);
    const button = page.getByRole('button', { name: 'Verzenden' });
    await button.dblClick();
    await userEvent.keyboard('{Enter}');
    expect(submit).toHaveBeenCalledOnce();
    answer.resolve();
    await expect.element(button).not.toHaveAttribute('data-pending');
    answer = Promise.withResolvers<void>();
    await button.click();
    expect(submit).toHaveBeenCalledTimes(2);
    answer.resolve();
    await expect.element(button).not.toHaveAttribute('data-pending');
  },
);

function RefusedDate() {
  const [errors, setErrors] = useState<Record<string, string>>();
  return (
    <Form
      errors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        setErrors({ day: 'Kies een dag' });
      }}
    >
      <DatePicker label="Ingang" name="day" />
      <Button type="submit">Verzenden</Button>
    </Form>
  );
}

test('a date with an error receives focus', async () => {
  drawForm(<RefusedDate />);
  await page.getByRole('button', { name: 'Verzenden' }).click();
  await expect.element(field('Ingang')).toHaveFocus();
});

/** Dates that a user, the browser and the app change: the displayed, stored and submitted dates must be the same. */
function Dates({ sent }: { sent: (data: FormData) => void }) {
  const [day, setDay] = useState<CalendarDate | null>(null);
  return (
    <Form action={sent}>
      <ErrorSummary errors={{ born: 'Geboren?', day: 'Ingang?', to: 'Eind?', time: 'Tijd?' }} />
      <DateField label="Geboren" name="born" defaultValue={parseDate('1990-04-03')} />
      <DatePicker label="Ingang" name="day" value={day} onChange={setDay} />
      <output>{String(day)}</output>
      <DateRangePicker label="Looptijd" startName="from" endName="to" />
      <TimeField label="Tijd" name="time" />
      <DateField label="Eerste vrije dag" name="free" />
      <DateField label="Tweede vrije dag" name="free" />
      <Button onPress={() => setDay(parseDate('2026-05-01'))}>1 mei</Button>
      <Button onPress={() => setDay(null)}>Leeg</Button>
      <Button type="reset">Terug</Button>
      <Button type="submit">Verzenden</Button>
    </Form>
  );
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const inForm = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));

test.each([
  { label: 'Uren', element: <NumberField label="Uren" minValue={0} />, wrong: '-5', right: '36' },
  {
    label: 'Begin',
    element: <DatePicker label="Begin" minValue={parseDate('2026-03-01')} />,
    wrong: '1-2-2026',
    right: '1-4-2026',
  },
  {
    label: 'Tijd',
    element: <TimeField label="Tijd" maxValue={parseTime('17:00')} />,
    wrong: '18:00',
    right: '16:00',
  },
  {
    label: 'Periode: laatste dag',
    focused: 'Periode: eerste dag',
    element: (
      <DateRangePicker
        label="Periode"
        maxValue={parseDate('2026-05-01')}
        defaultValue={{ start: parseDate('2026-03-01'), end: parseDate('2026-03-02') }}
      />
    ),
    wrong: '1-6-2026',
    right: '1-4-2026',
  },
])(
  'a value of $label outside the limits blocks the form',
  async ({ label, focused = label, element, wrong, right }) => {
    const submitted = vi.fn<() => void>();
    drawForm(
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        {element}
        <Button type="submit">Vacature bewaren</Button>
      </Form>,
    );
    const input = page.getByRole('textbox', { name: label });
    await input.fill(wrong);
    await save.click();
    await expect.element(page.getByRole('textbox', { name: focused })).toHaveFocus();
    await expect.element(input).toHaveAccessibleDescription(/./);
    expect(submitted).not.toHaveBeenCalled();
    await input.fill(right);
    await save.click();
    await expect.poll(() => submitted).toHaveBeenCalledOnce();
  },
);

test('displayed, stored and submitted dates are the same', async () => {
  const sent = vi.fn<(data: FormData) => void>();
  drawForm(<Dates sent={sent} />);
  const app = page.getByRole('status');
  const [born, day, from, to, time] = [
    field('Geboren'),
    field('Ingang'),
    field('Looptijd: eerste dag'),
    field('Looptijd: laatste dag'),
    field('Tijd'),
  ];

  // Pasted after copying from another field.
  await field('Eerste vrije dag').fill('2026-04-03');
  await userEvent.tab();
  await field('Eerste vrije dag').click();
  await userEvent.keyboard('{Control>}ac{/Control}');
  await day.click();
  await userEvent.keyboard('{Control>}v{/Control}');
  expect(inForm()).toMatchObject({ day: '2026-04-03' });
  await userEvent.tab();
  await expect.element(day).toHaveValue('03-04-2026');
  await expect.element(app).toHaveTextContent('2026-04-03');

  // For an unparsed date the app gets none, and the app's next date replaces the text.
  await day.fill('31-4-2026');
  await press('1 mei');
  await expect.element(day).toHaveValue('01-05-2026');
  await day.fill('3-4');
  await userEvent.tab();
  await expect.element(app).toHaveTextContent('null');
  await press('Verzenden');
  await expect.element(day).toHaveFocus();
  await expect.element(day).toHaveAccessibleDescription(/Schrijf het jaar erbij/);
  expect(sent).not.toHaveBeenCalled();
  expect(inForm()).toMatchObject({ day: '3-4' });

  // Autofilled by the browser, which only dispatches a change event.
  const filledIn = day.element() as HTMLInputElement;
  filledIn.value = '2026-06-07';
  filledIn.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(app).toHaveTextContent('2026-06-07');
  await expect.element(day).toHaveValue('07-06-2026');

  await born.fill('3 apr. 91');
  // An incomplete range is no range, and isn't submitted.
  await from.fill('15042026');
  await press('Verzenden');
  await expect.element(to).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.tab({ shift: true });
  await born.click();
  await expect.element(to).toHaveAccessibleDescription(/Vul de eerste en de laatste dag in/);
  await to.fill('28/4/26');
  await time.fill('1.45');
  await field('Tweede vrije dag').fill('4-4-2026');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent.mock.lastCall).toBeDefined();
  expect([...(sent.mock.lastCall?.[0] ?? [])]).toEqual([
    ['born', '1991-04-03'],
    ['day', '2026-06-07'],
    ['from', '2026-04-15'],
    ['to', '2026-04-28'],
    ['time', '01:45:00'],
    ['free', '2026-04-03'],
    ['free', '2026-04-04'],
  ]);

  // React resets the form after its action.
  const first = { born: '1990-04-03', day: '', from: '', to: '', time: '', free: '' };
  await expect.element(born).toHaveValue('03-04-1990');
  await expect.element(app).toHaveTextContent('null');
  expect(inForm()).toEqual(first);

  await from.fill('15042026');
  await to.fill('morgen');
  await born.fill('x');
  await day.fill('1-1-2027');
  await press('Terug');
  await expect.element(born).toHaveValue('03-04-1990');
  await expect.element(from).toHaveValue('');
  await expect.element(app).toHaveTextContent('null');
  expect(inForm()).toEqual(first);

  for (const [link, input] of [
    ['Geboren?', born],
    ['Ingang?', day],
    ['Eind?', to],
    ['Tijd?', time],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await expect.element(input).toHaveFocus();
  }
});

const sectors = [
  { id: 'zorg', label: 'Zorg' },
  { id: 'ict', label: 'Ict' },
];
const cvOf = (name: string) => new File(['cv'], name, { type: 'application/pdf' });

function Files() {
  const [files, setFiles] = useState<readonly File[]>([cvOf('eva.pdf')]);
  return <FileDrop label="Veld" name="field" files={files} onChange={setFiles} />;
}

const choose = async (option: string) => {
  await page.getByRole('button', { name: /Veld/ }).click();
  await page.getByRole('option', { name: option }).click();
};
const type = (text: string) =>
  Object.assign(
    async () => {
      await field('Veld').fill(text);
      await userEvent.tab();
    },
    { text },
  );
/** Fills a field as a browser or a password manager does: without key events, and without blur. */
function fillIn(text: string) {
  const input = field('Veld').element() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
  for (const event of ['input', 'change']) {
    input.dispatchEvent(new Event(event, { bubbles: true }));
  }
}
const arrow = async (key: string) => {
  (page.getByRole('slider').first().element() as HTMLElement).focus();
  await userEvent.keyboard(`{${key}}`);
};
const options = { label: 'Veld', name: 'field', options: sectors } as const;
const named = { label: 'Veld', name: 'field' } as const;

/** Row for a field: its initial value, a change by the user, and the submitted values before and after. */
const row = (
  element: ReactElement,
  change: (() => Promise<unknown>) & { text?: string },
  first: readonly string[],
  changed: readonly string[],
) => ({ element, change, first, changed });

const fields = {
  TextField: row(<TextField {...named} defaultValue="Noor" />, type('Eva'), ['Noor'], ['Eva']),
  TextArea: row(<TextArea {...named} defaultValue="Dag" />, type('Hoi'), ['Dag'], ['Hoi']),
  NumberField: row(<NumberField {...named} defaultValue={32} />, type('36.5'), ['32'], ['36.5']),
  DateField: row(
    <DateField {...named} defaultValue={parseDate('1990-04-03')} />,
    type('1-12-2026'),
    ['1990-04-03'],
    ['2026-12-01'],
  ),
  DatePicker: row(
    <DatePicker {...named} defaultValue={parseDate('2026-05-01')} />,
    type('3 apr. 26'),
    ['2026-05-01'],
    ['2026-04-03'],
  ),
  TimeField: row(
    <TimeField {...named} defaultValue={parseTime('09:30')} />,
    type('1:45'),
    ['09:30:00'],
    ['01:45:00'],
  ),
  Select: row(<Select {...options} defaultValue="zorg" />, () => choose('Ict'), ['zorg'], ['ict']),
  'Select of several': row(
    <Select {...options} selectionMode="multiple" defaultValue={['zorg']} />,
    () => choose('Ict').then(() => userEvent.keyboard('{Escape}')),
    ['zorg'],
    ['zorg', 'ict'],
  ),
  ComboBox: row(
    <ComboBox {...options} defaultValue="zorg" />,
    async () => {
      await page.getByRole('combobox').fill('ICT');
      await userEvent.tab();
    },
    ['zorg'],
    ['ict'],
  ),
  'ComboBox of free words': row(
    <ComboBox {...options} selectionMode="multiple" allowsCustomValue defaultValue={['zorg']} />,
    async () => {
      await page.getByRole('combobox').fill('Kotlin');
      await userEvent.tab();
    },
    ['zorg'],
    ['zorg', 'Kotlin'],
  ),
  Checkbox: row(
    <Checkbox name="field">Veld</Checkbox>,
    () => page.getByText('Veld').click(),
    [],
    ['on'],
  ),
  Switch: row(
    <Switch name="field" defaultSelected>
      Veld
    </Switch>,
    () => page.getByText('Veld').click(),
    ['on'],
    [],
  ),
  CheckboxGroup: row(
    <CheckboxGroup {...named} defaultValue={['ma']}>
      <Checkbox value="ma">Maandag</Checkbox>
      <Checkbox value="di">Dinsdag</Checkbox>
    </CheckboxGroup>,
    () => page.getByText('Dinsdag').click(),
    ['ma'],
    ['ma', 'di'],
  ),
  RadioGroup: row(
    <RadioGroup {...named} defaultValue="vast">
      <Radio value="vast">Vast</Radio>
      <Radio value="los">Los</Radio>
    </RadioGroup>,
    () => page.getByText('Los').click(),
    ['vast'],
    ['los'],
  ),
  Slider: row(<Slider {...named} defaultValue={40} />, () => arrow('ArrowRight'), ['40'], ['41']),
  FileDrop: row(
    <Files />,
    () => {
      const input = document.querySelector('input[type=file]:not([name])') as HTMLElement;
      return userEvent.upload(input, cvOf('youssef.pdf'));
    },
    ['eva.pdf'],
    ['eva.pdf', 'youssef.pdf'],
  ),
};

test.each(Object.entries(fields))(
  '%s submits the changed value, and its first value again after a reset and an action',
  async (_, { element, change, first, changed }) => {
    const sent = vi.fn<(data: FormData) => void>();
    drawForm(
      <Form action={sent}>
        {element}
        <Button type="reset">Terug</Button>
        <Button type="submit">Verzenden</Button>
      </Form>,
    );
    const of = (data: FormData) =>
      data.getAll('field').map((value) => (value instanceof File ? value.name : value));
    const now = () => of(new FormData(document.querySelector('form') ?? undefined));
    await expect.poll(now).toEqual(first);
    await change();
    await expect.poll(now).toEqual(changed);
    // A real press, after which the browser resets the form after React has rendered.
    await press('Terug');
    await expect.poll(now).toEqual(first);
    if (change.text === undefined) await change();
    else fillIn(change.text);
    await expect.poll(now).toEqual(changed);
    await press('Verzenden');
    await expect.poll(() => sent.mock.lastCall).toBeDefined();
    expect(of(sent.mock.lastCall?.[0] ?? new FormData())).toEqual(changed);
    await expect.poll(now).toEqual(first);
  },
);

test('a submit button without validation also submits an invalid field', async () => {
  const sent = vi.fn<(data: FormData) => void>();
  drawForm(
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget));
      }}
    >
      <DateField label="Ingang" name="day" />
      <Button type="submit" formNoValidate>
        Concept
      </Button>
      <Button type="submit">Verzenden</Button>
    </Form>,
  );
  await field('Ingang').fill('3-4');
  await press('Verzenden');
  await expect.element(field('Ingang')).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await press('Concept');
  expect(Object.fromEntries(sent.mock.lastCall?.[0] ?? [])).toEqual({ day: '3-4' });
});

function RestoredDates() {
  const [day, setDay] = useState<CalendarDate | null>(null);
  return (
    <Form>
      <DateField label="Ingang" name="day" value={day} onChange={setDay} />
      <output>{String(day)}</output>
      <DateRangePicker label="Looptijd" startName="from" endName="to" />
      <TimeField label="Tijd" name="time" />
      <NumberField label="Uren" name="hours" />
    </Form>
  );
}

test('values that the browser restores before hydration are read', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<RestoredDates />);
  document.body.append(container);
  for (const [index, text] of ['3-4-2026', '15-4-2026', '28042026', '9:75', '36.5'].entries()) {
    (container.querySelectorAll('input')[index] as HTMLInputElement).value = text;
  }
  const root = hydrateRoot(container, <RestoredDates />);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect.element(page.getByRole('status')).toHaveTextContent('2026-04-03');
  await expect.element(field('Ingang')).toHaveValue('03-04-2026');
  await expect.element(field('Tijd')).toHaveAccessibleDescription(/Deze tijd bestaat niet/);
  expect(inForm()).toEqual({
    day: '2026-04-03',
    from: '2026-04-15',
    to: '2026-04-28',
    time: '9:75',
    hours: '36.5',
  });
  await expect.element(field('Uren')).toHaveValue('36,5');
});

test('an action runs as in React: fields are disabled, errors appear at their fields, and typed text stays', async () => {
  const answer = Promise.withResolvers<Record<string, string>>();
  const saved = vi.fn<(data: FormData) => Promise<Record<string, string>>>(() => answer.promise);
  drawForm(<Action save={saved} />);
  await field('Functietitel').fill('Jurist');
  await field('Plaats').fill('Atlantis');
  await userEvent.keyboard('{Enter}');
  await expect.element(save).toHaveAttribute('data-pending');
  await expect.element(field('Plaats')).toBeDisabled();
  expect(document.querySelector('form')?.hasAttribute('method')).toBe(false);

  answer.resolve({ place: 'Deze plaats kennen wij niet' });
  await expect.element(field('Plaats')).toHaveAccessibleDescription('Deze plaats kennen wij niet');
  await expect.element(field('Plaats')).toHaveFocus();
  await expect.element(field('Functietitel')).toHaveValue('Jurist');
  await expect.element(field('Plaats')).toHaveValue('Atlantis');

  saved.mockResolvedValue({});
  await field('Plaats').fill('Utrecht');
  await save.click();
  await expect.element(field('Plaats')).toHaveValue('');
  expect(Object.fromEntries(saved.mock.lastCall?.[0] ?? [])).toEqual({
    title: 'Jurist',
    place: 'Utrecht',
  });
});

test('React Hook Form registers and controls fields, and focuses the first invalid one', async () => {
  const saved = vi.fn<(vacancy: unknown) => void>();
  drawForm(<HookForm save={saved} />);
  const sector = page.getByRole('button', { name: /Sector/ });
  await save.click();
  await expect.element(sector).toHaveFocus();
  await expect.element(sector).toHaveAccessibleDescription(/Kies een sector/);
  await expect
    .element(field('Functietitel'))
    .toHaveAccessibleDescription('Vul een functietitel in');

  await sector.click();
  await page.getByRole('option', { name: 'Ict' }).click();
  await save.click();
  await expect.element(field('Functietitel')).toHaveFocus();
  await userEvent.keyboard('Jurist');
  await page.getByText('Op afstand werken kan').click();
  await save.click();
  await expect
    .poll(() => saved.mock.lastCall?.[0])
    .toEqual({
      title: 'Jurist',
      sector: 'ict',
      isRemote: true,
    });
});

test("a schema's issues appear at their fields", async () => {
  const saved = vi.fn<(vacancy: unknown) => void>();
  drawForm(<Schema save={saved} />);
  await field('Uren per week').fill('veel');
  await save.click();
  await expect.element(field('Functietitel')).toHaveFocus();
  await expect
    .element(field('Functietitel'))
    .toHaveAccessibleDescription('Vul een functietitel in');
  await expect.element(field('Uren per week')).toHaveAccessibleDescription('Vul een getal in');
  await field('Functietitel').fill('Jurist');
  await field('Uren per week').fill('32');
  await save.click();
  expect(saved).toHaveBeenCalledExactlyOnceWith({ title: 'Jurist', hours: 32 });
});

test('a long form lists its errors, adds a client and questions, and saves once', async () => {
  const saved = vi.fn<(vacancy: unknown) => Promise<Record<string, string>>>();
  const stored = Promise.withResolvers<Record<string, string>>();
  saved.mockReturnValueOnce(Promise.resolve({ title: 'Deze vacature bestaat al' }));
  saved.mockReturnValueOnce(stored.promise);
  drawForm(
    <LongForm
      clients={[{ id: 'gemeente', label: 'Gemeente Utrecht' }]}
      addClient={async (label) => Promise.resolve({ id: 'nieuw', label })}
      save={saved}
    />,
  );
  const summary = page.getByRole('region', { name: 'Er zijn 5 fouten' });
  await save.click();
  await expect.element(summary).toBeVisible();
  await expect.element(field('Functietitel')).toHaveFocus();
  await field('Functietitel').fill('Jurist');

  // The form in the dialog submits nothing of the form around it.
  await press('Opdrachtgever toevoegen');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Naam' }).fill('Zorggroep');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('combobox', { name: 'Opdrachtgever' }))
    .toHaveValue('Zorggroep');
  expect(saved).not.toHaveBeenCalled();

  await field('Salaris vanaf').fill('4.321,07');
  await field('Salaris tot en met').fill('4000');
  await press('Vraag toevoegen');
  await expect.element(field('Vraag 2')).toHaveFocus();
  await userEvent.keyboard('Waarom dit werk?');
  await press('Vraag 1 verwijderen');
  await expect.element(field('Vraag 1')).toHaveFocus();
  await expect.element(field('Vraag 1')).toHaveValue('Waarom dit werk?');
  await expect.element(page.getByRole('link', { name: /Vul vraag 1 in/ })).not.toBeInTheDocument();
  await save.click();
  await expect.element(field('Salaris tot en met')).toHaveFocus();

  await field('Salaris tot en met').fill('5000');
  await save.click();
  await expect
    .element(field('Functietitel'))
    .toHaveAccessibleDescription('Deze vacature bestaat al');
  await expect.element(field('Functietitel')).toHaveFocus();
  await field('Functietitel').fill('Jurist arbeidsrecht');
  await save.click();
  await expect.element(save).toHaveAttribute('data-pending');
  stored.resolve({});
  await expect.element(page.getByRole('group', { name: 'Vacature bewaard' })).toBeVisible();
  expect(saved).toHaveBeenLastCalledWith({
    title: 'Jurist arbeidsrecht',
    clientId: 'nieuw',
    salary: { from: 4321.07, to: 5000 },
    questions: ['Waarom dit werk?'],
  });

  await press('Vraag 1 verwijderen');
  await expect.element(page.getByRole('button', { name: 'Vraag toevoegen' })).toHaveFocus();
});

test('a whole page keeps a form with errors, and replaces it once it was sent', async () => {
  const errorsOf = async (data: FormData): Promise<Record<string, string>> =>
    data.get('name') === '' ? { name: 'Vul uw naam in' } : {};
  drawForm(<DemoPage save={errorsOf} />);
  const send = page.getByRole('button', { name: 'Demo aanvragen' });
  await field('E-mailadres').fill('kim@example.nl');
  await send.click();
  await expect.element(field('Naam')).toHaveFocus();
  await expect.element(field('Naam')).toHaveAccessibleDescription('Vul uw naam in');
  await expect.element(field('E-mailadres')).toHaveValue('kim@example.nl');
  await field('Naam').fill('Kim Jansen');
  await send.click();
  const thanks = page.getByRole('heading', { name: 'Uw aanvraag is binnen' });
  await expect.element(thanks).toBeVisible();
  expect(document.activeElement?.contains(thanks.element())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});
