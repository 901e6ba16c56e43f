import { Button } from '@heldermatch/ui/Button';
import { ComboBox } from '@heldermatch/ui/ComboBox';
import { Dialog, DialogTrigger } from '@heldermatch/ui/Dialog';
import { ErrorSummary } from '@heldermatch/ui/ErrorSummary';
import { Form } from '@heldermatch/ui/Form';
import { Grid } from '@heldermatch/ui/Grid';
import { Heading } from '@heldermatch/ui/Heading';
import { NumberField } from '@heldermatch/ui/NumberField';
import { Stack } from '@heldermatch/ui/Stack';
import { TextField } from '@heldermatch/ui/TextField';
import { createToasts, ToastRegion } from '@heldermatch/ui/ToastRegion';
import { useId, useRef, useState } from 'react';

type Errors = Partial<Record<string, string>>;

interface Client {
  id: string;
  label: string;
}

interface Vacancy {
  title: string;
  clientId: string;
  salary: { from: number; to: number };
  questions: string[];
}

interface LongFormProps {
  clients: readonly Client[];
  addClient: (name: string) => Promise<Client>;
  /** Stores the vacancy. Returns the errors of the server by field name. */
  save: (vacancy: Vacancy) => Promise<Errors>;
}

// Once in an app, with one `ToastRegion` around all its screens.
const toasts = createToasts();

function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Rules of the form. `minValue` blocks a submit by itself, `isRequired` doesn't. */
function errorsOf(data: FormData, questionNames: readonly string[]): Errors {
  const [from, to] = [textIn(data, 'salaryFrom'), textIn(data, 'salaryTo')];
  const rules: readonly (readonly [name: string, isWrong: boolean, message: string])[] = [
    ['title', textIn(data, 'title') === '', 'Vul een functietitel in'],
    ['client', textIn(data, 'client') === '', 'Kies een opdrachtgever'],
    ['salaryFrom', from === '', 'Vul het laagste salaris in'],
    ['salaryTo', to === '' || Number(to) < Number(from), 'Vul minimaal het laagste salaris in'],
    ...questionNames.map(
      (name, index) =>
        [name, textIn(data, name) === '', `Vul vraag ${index + 1} in, of verwijder die`] as const,
    ),
  ];
  return Object.fromEntries(
    rules.filter(([, isWrong]) => isWrong).map(([name, , message]) => [name, message]),
  );
}

export function LongForm({ clients, addClient, save }: LongFormProps) {
  const [errors, setErrors] = useState<Errors>({});
  const [isPending, setPending] = useState(false);
  // The fields keep their own text. Their names never change, so that an error stays with its question.
  const [questions, setQuestions] = useState<readonly string[]>(['question-0']);

  const submit = async (data: FormData) => {
    const found = errorsOf(data, questions);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    try {
      const rejected = await save({
        title: textIn(data, 'title'),
        clientId: textIn(data, 'client'),
        salary: { from: Number(textIn(data, 'salaryFrom')), to: Number(textIn(data, 'salaryTo')) },
        questions: questions.map((name) => textIn(data, name)),
      });
      setErrors(rejected);
      if (Object.keys(rejected).length > 0) return;
      toasts.show({ tone: 'positive', title: 'Vacature bewaard' });
    } catch {
      toasts.show({
        tone: 'critical',
        title: 'Bewaren is mislukt',
        description: 'Probeer het opnieuw.',
      });
    } finally {
      setPending(false);
    }
  };

  // A new object would show errors again that fields have cleared, so `Form` keeps the original one.
  const isListed = ([name]: [string, unknown]) =>
    !name.startsWith('question-') || questions.includes(name);
  return (
    <>
      <Form
        errors={errors}
        isPending={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(new FormData(event.currentTarget));
        }}
      >
        <ErrorSummary errors={Object.fromEntries(Object.entries(errors).filter(isListed))} />
        <TextField label="Functietitel" name="title" isRequired />
        <ClientField {...{ clients, addClient }} />
        <Grid columns={2}>
          <NumberField label="Salaris vanaf" name="salaryFrom" isRequired minValue={0} {...euros} />
          <NumberField
            label="Salaris tot en met"
            name="salaryTo"
            isRequired
            minValue={0}
            {...euros}
          />
        </Grid>
        <Questions names={questions} onChange={setQuestions} />
        <div>
          <Button type="submit">Vacature bewaren</Button>
        </div>
      </Form>
      <ToastRegion toasts={toasts} />
    </>
  );
}

const euros = { formatOptions: { style: 'currency', currency: 'EUR' } } as const;

/** Field for a client, with a dialog that adds one. */
function ClientField({ clients: known, addClient }: Pick<LongFormProps, 'clients' | 'addClient'>) {
  const [clients, setClients] = useState(known);
  const [client, setClient] = useState<string | number | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [isPending, setPending] = useState(false);
  const formId = useId();

  const add = async (name: string, close: () => void) => {
    setErrors(name === '' ? { clientName: 'Vul een naam in' } : {});
    if (name === '') return;
    setPending(true);
    try {
      const added = await addClient(name);
      setClients([...clients, added]);
      setClient(added.id);
      close();
    } catch {
      setErrors({ clientName: 'Toevoegen is mislukt. Probeer het opnieuw.' });
    } finally {
      setPending(false);
    }
  };
  return (
    <Stack gap="xs" align="start">
      <ComboBox
        label="Opdrachtgever"
        name="client"
        isRequired
        options={clients}
        value={client}
        onChange={setClient}
      />
      <DialogTrigger>
        <Button variant="quiet">Opdrachtgever toevoegen</Button>
        <Dialog
          title="Opdrachtgever toevoegen"
          size="small"
          actions={
            <Button type="submit" form={formId} isPending={isPending}>
              Toevoegen
            </Button>
          }
        >
          {({ close }) => (
            // A form in a dialog is separate from the form around it.
            <Form
              id={formId}
              errors={errors}
              isPending={isPending}
              onSubmit={(event) => {
                event.preventDefault();
                void add(textIn(new FormData(event.currentTarget), 'clientName'), close);
              }}
            >
              <TextField label="Naam" name="clientName" isRequired />
            </Form>
          )}
        </Dialog>
      </DialogTrigger>
    </Stack>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();

interface QuestionsProps {
  names: readonly string[];
  onChange: (names: readonly string[]) => void;
}

/** List of questions. Focus moves to an added question, and from a removed one to the nearest that remains. */
function Questions({ names, onChange }: QuestionsProps) {
  const titleId = useId();
  const lastNumber = useRef(names.length - 1);
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<string>();

  const add = () => {
    lastNumber.current += 1;
    const name = `question-${lastNumber.current}`;
    setAdded(name);
    onChange([...names, name]);
  };
  const remove = (name: string) => {
    const index = names.indexOf(name);
    const nearest = names[index + 1] ?? names[index - 1];
    const field = nearest === undefined ? null : document.getElementsByName(nearest)[0];
    (field ?? addButton.current)?.focus();
    onChange(names.filter((other) => other !== name));
  };
  return (
    <div role="group" aria-labelledby={titleId}>
      <Stack>
        <Heading level={2} id={titleId}>
          Vragen aan de kandidaat
        </Heading>
        {names.map((name, index) => (
          <Stack key={name} gap="xs" align="start">
            <TextField
              label={`Vraag ${index + 1}`}
              name={name}
              inputRef={name === added ? focus : undefined}
            />
            <Button variant="quiet" size="small" onPress={() => remove(name)}>
              {`Vraag ${index + 1} verwijderen`}
            </Button>
          </Stack>
        ))}
        <div>
          <Button variant="secondary" ref={addButton} onPress={add}>
            Vraag toevoegen
          </Button>
        </div>
      </Stack>
    </div>
  );
}
