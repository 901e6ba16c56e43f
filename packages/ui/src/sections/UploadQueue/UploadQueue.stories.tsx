import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.js';
import type { FileStatus } from '../../components/FileDrop/index.js';
import { UploadQueue, type UploadItem, type UploadQueueProps } from './UploadQueue.js';

const read: readonly UploadItem[] = ['eva', 'youssef', 'bram'].map((name, index) => ({
  id: name,
  title: `cv-${name}.pdf`,
  bytes: 82_000 * (index + 1) ** 3,
  type: 'done',
  label: 'Gelezen',
  link: { href: `#${name}`, label: `Kandidaat 041${index + 2}` },
}));

const failed: readonly UploadItem[] = [
  {
    id: 'ada',
    title: 'cv-ada.docx',
    bytes: 640_000,
    type: 'failed',
    message: 'Dit bestand is beveiligd met een wachtwoord. Haal dat eraf.',
  },
  {
    id: 'noor',
    title: 'cv-noor.pdf',
    bytes: 1_200_000,
    type: 'failed',
    message: 'De verbinding viel weg.',
  },
];

const inProgress: readonly UploadItem[] = [
  { id: 'sam', title: 'cv-sam.pdf', bytes: 2_400_000, type: 'uploading', value: 65 },
  { id: 'mila', title: 'cv-mila.pdf', bytes: 310_000, type: 'uploading', label: 'Wordt gelezen' },
  { id: 'lou', title: 'cv-lou.pdf', bytes: 95_000, type: 'pending' },
];

/** Simulates an app that stores the queue. Retried files succeed immediately. */
function Kept({ items: first, onAdd, onRetry, onRemove, onClear, ...props }: UploadQueueProps) {
  const [items, setItems] = useState(first);
  return (
    <UploadQueue
      {...props}
      items={items}
      onAdd={(files) => {
        onAdd(files);
        const added = files.map((file): UploadItem => ({
          id: file.name,
          title: file.name,
          bytes: file.size,
          type: 'pending',
        }));
        setItems([...items, ...added]);
      }}
      onRetry={(ids) => {
        onRetry?.(ids);
        setItems(
          items.map((item) =>
            ids.includes(item.id) ? { id: item.id, title: item.title, type: 'done' } : item,
          ),
        );
      }}
      onRemove={(ids) => {
        onRemove(ids);
        setItems(items.filter(({ id }) => !ids.includes(id)));
      }}
      onClear={(ids) => {
        onClear?.(ids);
        setItems(items.filter(({ id }) => !ids.includes(id)));
      }}
    />
  );
}

interface Request {
  file: File;
  controller: AbortController;
}

const interrupted = new Set<string>();

async function upload({ file, controller }: Request, onProgress: (percent: number) => void) {
  // Instead of this simulation, send `file` with an `XMLHttpRequest`: `fetch` reports no progress. The first attempt
  // fails here.
  onProgress(50);
  await Promise.resolve();
  controller.signal.throwIfAborted();
  if (interrupted.delete(file.name)) return { candidate: 'Kandidaat 0412' };
  interrupted.add(file.name);
  throw new Error('The connection was lost');
}

/** Uploads files, cancels the ones that are removed, and retries the ones that failed. */
function CvUploads() {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  // An item has no `File`, which a retry needs.
  const requests = useRef(new Map<string, Request>());

  const update = (id: string, status: FileStatus & Pick<UploadItem, 'link'>) =>
    setItems((now) =>
      now.map((item) =>
        item.id === id ? { id, title: item.title, bytes: item.bytes, ...status } : item,
      ),
    );
  const start = async (id: string, file: File) => {
    const request = { file, controller: new AbortController() };
    requests.current.set(id, request);
    update(id, { type: 'uploading', value: 0 });
    try {
      const result = await upload(request, (value) => update(id, { type: 'uploading', value }));
      const link = { href: `/kandidaten/${id}`, label: result.candidate };
      update(id, { type: 'done', label: 'Gelezen', link });
    } catch {
      // A cancelled file is no longer in the list.
      update(id, { type: 'failed', message: 'De verbinding viel weg.' });
    }
  };
  const add = (files: File[]) => {
    // Names are not unique.
    const added = files.map((file) => ({ id: crypto.randomUUID(), file }));
    setItems((now) => [
      ...now,
      ...added.map(({ id, file }): UploadItem => ({
        id,
        title: file.name,
        bytes: file.size,
        type: 'pending',
      })),
    ]);
    for (const { id, file } of added) void start(id, file);
  };
  const retry = (ids: string[]) => {
    for (const id of ids) {
      const request = requests.current.get(id);
      if (request) void start(id, request.file);
    }
  };
  const remove = (ids: string[]) => {
    for (const id of ids) {
      requests.current.get(id)?.controller.abort();
      requests.current.delete(id);
    }
    setItems((now) => now.filter(({ id }) => !ids.includes(id)));
  };
  return <UploadQueue label="Cv’s" items={items} onAdd={add} onRetry={retry} onRemove={remove} />;
}

const meta = {
  title: 'Kandidaten/UploadQueue',
  id: 'secties-uploadqueue',
  component: UploadQueue,
  args: {
    label: 'Cv’s',
    items: [...read, ...failed, ...inProgress],
    onAdd: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onClear: fn(),
    note: 'Alleen u en uw team zien deze cv’s. Ze worden na vier weken gewist.',
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof UploadQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Cv’s' })).toBeVisible();
    await expect(canvas.getByText('3 van 8 klaar, 2 mislukt')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Bestanden in de wachtrij' })).toBeVisible();
    for (const state of [
      ...canvas.getAllByText('Gelezen'),
      canvas.getByText(/^Dit bestand is beveiligd met een wachtwoord/),
      canvas.getByText('De verbinding viel weg.'),
    ]) {
      await expect(state).toBeVisible();
      await expect(state.previousElementSibling?.tagName).toBe('svg');
    }
    await expect(canvas.getByRole('link', { name: 'Kandidaat 0412' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'cv-sam.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '65',
    );
  },
};

/** Adds accepted files to the queue, and shows why the others are rejected. */
export const Adding: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { items: [] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(input as HTMLInputElement, [
      new File(['cv'], 'cv-eva.pdf', { type: 'application/pdf' }),
      new File([], 'leeg.pdf', { type: 'application/pdf' }),
    ]);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByText('0 van 1 klaar')).toBeVisible();
    await expect(canvas.getByText('leeg.pdf is leeg.')).toBeVisible();
  },
};

/** Uploads two files with the same name, and retries the one whose connection was lost. */
export const Uploading: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: () => <CvUploads />,
  beforeEach: () => interrupted.clear(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    const cv = () => new File(['cv'], 'cv.pdf', { type: 'application/pdf' });
    await userEvent.upload(input as HTMLInputElement, cv());
    await expect(await canvas.findByText('De verbinding viel weg.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen: cv.pdf' }));
    await expect(await canvas.findByRole('link', { name: 'Kandidaat 0412' })).toBeVisible();
    await userEvent.upload(input as HTMLInputElement, cv());
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(await canvas.findByText('De verbinding viel weg.')).toBeVisible();
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'cv.pdf verwijderen' })[1] as HTMLElement,
    );
    await expect(canvas.getByRole('link', { name: 'Kandidaat 0412' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Retries one file or all failed ones. Focus stays nearby and the result is announced. */
export const Keyboard: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { items: [...failed, ...read] },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Bestanden kiezen' }).focus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Alle mislukte opnieuw proberen' }),
    ).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    const retry = canvas.getByRole('button', { name: 'Opnieuw proberen: cv-ada.docx' });
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenLastCalledWith(['ada']);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(['ada']);
    await expect(canvas.getByRole('button', { name: 'cv-noor.pdf verwijderen' })).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        '3 van 4 klaar, 1 mislukt',
      ),
    );
    canvas.getByRole('button', { name: 'Voltooide wissen' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenLastCalledWith(['eva', 'youssef', 'bram']);
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByText('0 van 1 klaar, 1 mislukt', { selector: 'p' })).toHaveFocus();
  },
};

/** Retries all failed files with one button. */
export const RetryAll: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { items: failed },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alle mislukte opnieuw proberen' }));
    await expect(args.onRetry).toHaveBeenCalledWith(['ada', 'noor']);
    await expect(canvas.getByText('2 van 2 klaar')).toHaveFocus();
  },
};

/** With custom status text, and a button for a result without a URL. */
export const OwnWords: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    items: read.map((item) => ({
      ...item,
      link: undefined,
      action: (
        <Button variant="secondary" size="small">
          Scorecard openen
        </Button>
      ),
    })),
    resultText: '3 van 3 gelezen',
  },
};

export const Empty: Story = { args: { items: [] } };

export const Disabled: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { isDisabled: true, items: [...read.slice(0, 1), ...failed.slice(0, 1)] },
};

export const LongContent: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    items: [
      {
        id: 'long',
        title: `${'arbeidsongeschiktheidsverzekering'.repeat(4)}.pdf`,
        type: 'failed',
        message:
          'In dit bestand staat geen tekst die te lezen is: het is een foto van een Verwerkersovereenkomst. Vraag de kandidaat om een bestand met tekst.',
      },
    ],
  },
};

export const Narrow: Story = {
  args: { items: [...read.slice(0, 1), ...failed, ...inProgress.slice(0, 1)] },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
