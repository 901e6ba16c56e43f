import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent as users, waitFor } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { zone } from './FileDrop.css.js';
import { Button } from '../Button/index.js';
import { ErrorSummary } from '../ErrorSummary/index.js';
import { Form } from '../Form/index.js';
import { FileDrop, type FileDropProps, type FileStatus } from './index.js';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const pdf = (name: string, content = 'cv') =>
  new File([content], name, { type: 'application/pdf' });

function Controlled({ files: initial, onChange, ...props }: FileDropProps) {
  const [files, setFiles] = useState(initial);
  return (
    <FileDrop
      {...props}
      files={files}
      onChange={(next) => {
        setFiles(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Invoer/FileDrop',
  id: 'componenten-filedrop',
  component: FileDrop,
  args: { label: 'Cv’s', files: [], onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const inputOf = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type="file"]');

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(/pdf.*docx.*10 MB/)).toBeVisible();
    const input = inputOf(canvasElement);
    await userEvent.upload(input as HTMLInputElement, [
      pdf('cv-eva.pdf'),
      new File(['cv'], 'cv-youssef.docx', { type: docxType }),
    ]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'cv-eva.pdf verwijderen' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const States: Story = {
  render: (args) => (
    <SimulatedStates states={['rest', 'drop-target', 'focus-visible']} control={`.${zone}`}>
      <FileDrop {...args} />
    </SimulatedStates>
  ),
};

export const Refused: Story = {
  args: { maxMegabytes: 1 },
  play: async ({ canvas, canvasElement, args }) => {
    // Drag and drop ignores `accept`, like a file dialog set to 'all files'.
    await users
      .setup({ applyAccept: false })
      .upload(inputOf(canvasElement) as HTMLInputElement, [
        new File(['x'], 'pasfoto.jpg', { type: 'image/jpeg' }),
        pdf('leeg.pdf', ''),
        pdf('portfolio.pdf', 'x'.repeat(1_000_001)),
      ]);
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('pasfoto.jpg is geen pdf of docx.');
    await expect(status).toHaveTextContent('leeg.pdf is leeg.');
    await expect(status).toHaveTextContent('portfolio.pdf is groter dan 1 MB.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Simulates a drop of files and folders from the file system. */
function dropOn(target: Element, entries: readonly (File | { folder: string })[]): void {
  const items = entries.map((entry) => {
    const isFile = entry instanceof File;
    const name = isFile ? entry.name : entry.folder;
    return {
      kind: 'file',
      type: isFile ? entry.type : '',
      getAsFile: () => entry,
      webkitGetAsEntry: () => ({ isFile, isDirectory: !isFile, name }),
    };
  });
  const event = new DragEvent('drop', { bubbles: true, cancelable: true });
  // A script can't create a directory entry.
  Object.defineProperty(event, 'dataTransfer', {
    value: { types: ['Files'], effectAllowed: 'all', items },
  });
  target.dispatchEvent(event);
}

/** Names the rejected entries in a mixed drop: a folder, a duplicate file. */
export const Dropped: Story = {
  args: {
    kinds: ['pdf', 'jpg', { label: 'svg', extensions: ['svg'], mediaTypes: ['image/svg+xml'] }],
  },
  play: async ({ canvas, canvasElement, args }) => {
    const diploma = new File(['x'], 'diploma.JPEG', { type: 'image/jpeg' });
    const drawing = new File(['x'], 'merk.svg', { type: 'image/svg+xml' });
    const target = canvasElement.querySelector(`.${zone}`) as Element;
    const status = canvas.getByRole('status');
    dropOn(target, [diploma, { folder: 'kandidaten' }, drawing]);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(status).toHaveTextContent(
      'kandidaten is een map. Kies de bestanden die erin staan.',
    );
    dropOn(target, [diploma]);
    await waitFor(() => expect(status).toHaveTextContent('diploma.JPEG staat al in de lijst.'));
    await expect(args.onChange).toHaveBeenLastCalledWith([diploma, drawing]);
  },
};

export const OneFile: Story = {
  args: { label: 'Vacature', allowsMultiple: false, isRequired: true, files: [pdf('oud.pdf')] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement) as HTMLInputElement, pdf('nieuw.pdf'));
    await expect(canvas.getByRole('listitem')).toHaveTextContent('nieuw.pdf');
    dropOn(canvasElement.querySelector(`.${zone}`) as Element, [pdf('een.pdf'), pdf('twee.pdf')]);
    const refused = 'twee.pdf is niet toegevoegd: er kan één bestand zijn.';
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(refused));
    await expect(canvas.getByRole('listitem')).toHaveTextContent('een.pdf');
  },
};

export const Keyboard: Story = {
  args: { files: [pdf('cv-eva.pdf'), pdf('cv-ada.pdf')] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('button', { name: 'Bestanden kiezen' }).focus();
    // The test browser can't answer the dialog of the system.
    const choose = fn((event: Event) => event.preventDefault());
    inputOf(canvasElement)?.addEventListener('click', choose);
    await userEvent.keyboard('{Enter}');
    await expect(choose).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(choose).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'cv-eva.pdf verwijderen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'cv-ada.pdf verwijderen' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
};

const statusOf: Record<string, FileStatus> = {
  'cv-eva.pdf': { type: 'done' },
  'cv-youssef.pdf': { type: 'uploading', value: 40 },
  'cv-ada.pdf': { type: 'uploading', label: 'Wordt gelezen' },
  'cv-bram.pdf': { type: 'pending' },
  'cv-noor.pdf': {
    type: 'failed',
    message: 'Dit bestand is beveiligd met een wachtwoord. Haal dat eraf.',
  },
};

/** Shows the progress of files that upload immediately, and a failed upload. */
export const Sending: Story = {
  args: {
    files: Object.keys(statusOf).map((name) => pdf(name)),
    getStatus: ({ name }) => statusOf[name],
    onRetry: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'cv-youssef.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await expect(canvas.getByRole('progressbar', { name: 'cv-ada.pdf' })).not.toHaveAttribute(
      'aria-valuenow',
    );
    await expect(canvas.getByRole('button', { name: 'cv-ada.pdf annuleren' })).toBeVisible();
    await expect(canvas.getByText(/wachtwoord/)).toBeVisible();
  },
};

function Sent(props: FileDropProps) {
  const [isSent, setSent] = useState(false);
  return (
    <Controlled
      {...props}
      getStatus={() =>
        isSent ? { type: 'done' } : { type: 'failed', message: 'Geen verbinding.' }
      }
      onRetry={(file) => {
        props.onRetry?.(file);
        setSent(true);
      }}
    />
  );
}

/** Keeps focus on a file that is retried, and moves it on from a removed file. The result is announced. */
export const Retrying: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { files: [pdf('cv-eva.pdf'), pdf('cv-eva.pdf')], onRetry: fn() },
  render: (args) => <Sent {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Bestanden kiezen' }).focus();
    await userEvent.tab();
    const [retry] = canvas.getAllByRole('button', { name: 'Opnieuw proberen: cv-eva.pdf' });
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledWith(args.files[0]);
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveFocus();
    await expect(first).toHaveTextContent('Klaar');
    await waitFor(() =>
      expect(canvas.getAllByRole('status')[1]).toHaveTextContent('2 van 2 klaar'),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'cv-eva.pdf verwijderen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Bestanden kiezen' })).toHaveFocus();
  },
};

/** Wraps the actions below the file name in a narrow container. */
export const SendingNarrow: Story = {
  args: Sending.args ?? {},
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};

export const Invalid: Story = {
  args: {
    description: 'Alleen van wie dat goed vindt.',
    errorMessage: 'Kies minstens één cv.',
    isInvalid: true,
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const description = 'Alleen van wie dat goed vindt. Kies minstens één cv.';
    await expect(canvas.getByRole('group', { name: /Cv/ })).toHaveAccessibleDescription(
      description,
    );
    const button = canvas.getByRole('button', { name: 'Bestanden kiezen' });
    await expect(button).toHaveAccessibleDescription(description);
  },
};

export const Disabled: Story = {
  args: { files: [pdf('cv-eva.pdf')], isDisabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

const sent = fn();
const errors = { cvs: 'De server kan cv-eva.pdf niet lezen.' };

/** Submits the files under the field's `name`, and shows server errors until the files change. */
export const InForm: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { name: 'cvs', files: [pdf('cv-eva.pdf')] },
  render: (args) => (
    <Form
      errors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        const files = new FormData(event.currentTarget).getAll('cvs') as File[];
        sent(files.map((file) => file.name));
      }}
    >
      <ErrorSummary errors={errors} />
      <Controlled {...args} />
      <div>
        <Button type="submit">Verzenden</Button>
      </div>
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Cv’s' });
    await expect(group).toHaveAccessibleDescription(errors.cvs);
    await userEvent.click(canvas.getByRole('link', { name: errors.cvs }));
    const choose = canvas.getByRole('button', { name: 'Bestanden kiezen' });
    await expect(choose).toHaveFocus();
    await userEvent.upload(inputOf(canvasElement) as HTMLInputElement, pdf('cv-youssef.pdf'));
    await expect(group).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('button', { name: 'Verzenden' }));
    await expect(sent).toHaveBeenLastCalledWith(['cv-eva.pdf', 'cv-youssef.pdf']);
  },
};

/** Keeps the submitted and the listed files equal after a reset, by the button or by a successful action. */
export const FormReset: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { name: 'cvs', files: [pdf('cv-eva.pdf')] },
  render: (args) => (
    <Form
      action={(data) => {
        sent((data.getAll('cvs') as File[]).map((file) => file.name));
      }}
    >
      <Controlled {...args} />
      <div>
        <Button type="submit">Verzenden</Button>
        <Button type="reset">Wissen</Button>
      </div>
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const listed = () => canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    const inForm = () => (new FormData(form).getAll('cvs') as File[]).map(({ name }) => name);
    for (const button of ['Verzenden', 'Wissen']) {
      await userEvent.upload(inputOf(canvasElement) as HTMLInputElement, pdf('cv-youssef.pdf'));
      await expect(inForm()).toEqual(['cv-eva.pdf', 'cv-youssef.pdf']);
      await userEvent.click(canvas.getByRole('button', { name: button }));
      await waitFor(() => expect(listed()).toEqual(['cv-eva.pdf']));
      await waitFor(() => expect(inForm()).toEqual(['cv-eva.pdf']));
    }
    await expect(sent).toHaveBeenLastCalledWith(['cv-eva.pdf', 'cv-youssef.pdf']);
  },
};

export const ReadOnly: Story = {
  args: { name: 'cvs', files: [pdf('cv-eva.pdf')], isReadOnly: true },
  render: (args) => (
    <Form>
      <Controlled {...args} />
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const choose = canvas.getByRole('button', { name: 'Bestanden kiezen' });
    await expect(choose).toHaveFocus();
    await expect(choose).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('listitem')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /verwijderen/ })).not.toBeInTheDocument();
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect((new FormData(form).get('cvs') as File).name).toBe('cv-eva.pdf');
  },
};

export const LongContent: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    label: 'Verwerkersovereenkomst',
    files: [pdf(`${'arbeidsongeschiktheidsverzekering'.repeat(4)}.pdf`)],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
