import type { UploadItem } from '@heldermatch/ui';
import { useRef, useState } from 'react';
import type { Source } from '../entries.ts';
import type { Vacancy } from '../vacancy.ts';
import { useDesk } from '../desk.tsx';
import { scoreCv } from '../engine.ts';
import { read } from '../reading/read.ts';
import { summarizeRead, UnreadableError } from '../reading/text.ts';
import { saveErrorText } from '../toasts.ts';

interface Queued {
  file: File;
  source: Source | undefined;
  cancel: AbortController;
}

/** Queue of CVs: each is parsed in this browser, scored if there is an engine, and stored as text. */
export function useUploads(vacancy: Vacancy) {
  const { add, remove, engine } = useDesk();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  /** Files in the queue, each with its origin and the controller that aborts its reading. */
  const queue = useRef(new Map<string, Queued>());
  const set = (id: string, status: Partial<UploadItem>) =>
    setItems((before) =>
      before.map((item) => (item.id === id ? ({ ...item, ...status } as UploadItem) : item)),
    );
  const processUpload = async (id: string) => {
    const queued = queue.current.get(id);
    if (queued === undefined) return;
    const { file, source, cancel } = queued;
    set(id, { type: 'pending' });
    try {
      const { pages, unread } = await read(file, {
        signal: cancel.signal,
        onProgress: (part) =>
          set(id, { type: 'uploading', label: 'Wordt gelezen', value: part * 100 }),
      });
      const { categories, outcome } =
        engine === undefined
          ? { categories: [], outcome: 'niet gescoord' }
          : await scoreCv(engine, vacancy, pages, { document: id, signal: cancel.signal });
      cancel.signal.throwIfAborted();
      const name = file.name.replace(/\.\w+$/, '');
      const upload = { id, vacancy: vacancy.id, name, categories, engine: engine?.title, unread };
      // On a slow line, a file takes minutes to a team's database.
      set(id, { type: 'uploading', label: 'Wordt bewaard', value: undefined });
      await add(
        vacancy.keepsFiles === true
          ? { upload: { ...upload, file: file.name }, text: pages, file, source }
          : { upload, text: pages, source },
      );
      if (cancel.signal.aborted) return await remove(upload, 'mistake');
      const href = `/vacancies/${vacancy.id}/candidates?candidate=${id}`;
      const label = `${summarizeRead(unread)}, ${outcome}`;
      set(id, { type: 'done', label, link: { href, label: 'Lees het cv' } });
    } catch (error) {
      const message = error instanceof UnreadableError ? error.message : saveErrorText(error);
      set(id, { type: 'failed', message });
    }
  };
  const enqueue = (added: readonly File[], source: Source | undefined) => {
    const queued = added.map((file) => ({ id: crypto.randomUUID(), file }));
    for (const { id, file } of queued) {
      queue.current.set(id, { file, source, cancel: new AbortController() });
    }
    setItems((before) => [
      ...before,
      ...queued.map(({ id, file }) => ({
        id,
        title: file.name,
        bytes: file.size,
        type: 'pending' as const,
      })),
    ]);
    for (const { id } of queued) void processUpload(id);
  };
  const dequeue = (ids: readonly string[]) => {
    for (const id of ids) {
      queue.current.get(id)?.cancel.abort();
      queue.current.delete(id);
    }
    setItems((before) => before.filter(({ id }) => !ids.includes(id)));
  };
  return { items, enqueue, dequeue, processUpload };
}
