import { Stack, Text, UploadQueue, type DocumentPage, type UploadItem } from '@heldermatch/ui';
import { useRef, useState } from 'react';
import type { Vacancy } from '../data/vacancies.ts';
import { useDesk } from '../desk.tsx';
import { checkScores } from '../engine.ts';
import { read } from '../reading/read.ts';
import { UnreadableError } from '../reading/text.ts';
import { Title } from '../Title.tsx';
import { whyNotKept } from '../toasts.ts';
import { RemoveCandidate } from './RemoveCandidate.tsx';

/** Page for adding CVs. Each is read in this browser, scored if there is an engine, and stored as text. */
export function Add({ vacancy }: { vacancy: Vacancy }) {
  const { add, remove, engine } = useDesk();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [leaving, setLeaving] = useState<{ candidate: string; name: string }>();
  /** Files in the queue, each with the controller that aborts its reading. */
  const queue = useRef(new Map<string, { file: File; cancel: AbortController }>());
  const set = (id: string, status: Partial<UploadItem>) =>
    setItems((before) =>
      before.map((item) => (item.id === id ? ({ ...item, ...status } as UploadItem) : item)),
    );
  /** A CV that can't be scored is still added, for a human to read and judge. */
  const scoreOf = async (pages: readonly DocumentPage[]) => {
    if (engine === undefined) return { categories: [], label: 'Gelezen, niet gescoord' };
    try {
      const categories = checkScores(await engine.score(vacancy, pages), pages);
      return { categories, label: 'Gelezen en gescoord' };
    } catch {
      return { categories: [], label: 'Gelezen, kon niet worden gescoord' };
    }
  };
  const take = async (id: string) => {
    const queued = queue.current.get(id);
    if (queued === undefined) return;
    const { file, cancel } = queued;
    set(id, { type: 'pending' });
    try {
      const pages = await read(file, {
        signal: cancel.signal,
        onProgress: (part) =>
          set(id, { type: 'uploading', label: 'Wordt gelezen', value: part * 100 }),
      });
      const { categories, label } = await scoreOf(pages);
      cancel.signal.throwIfAborted();
      const name = file.name.replace(/\.\w+$/, '');
      await add({ id, vacancy: vacancy.id, name, categories }, pages);
      if (cancel.signal.aborted) return await remove(id);
      const href = `/vacancies/${vacancy.id}/candidates?candidate=${id}`;
      set(id, { type: 'done', label, link: { href, label: 'Lees het cv' } });
    } catch (error) {
      const message = error instanceof UnreadableError ? error.message : whyNotKept(error);
      set(id, { type: 'failed', message });
    }
  };
  const enqueue = (added: readonly File[]) => {
    const queued = added.map((file) => ({ id: crypto.randomUUID(), file }));
    for (const { id, file } of queued) {
      queue.current.set(id, { file, cancel: new AbortController() });
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
    for (const { id } of queued) void take(id);
  };
  /** Removes a file from the queue. For a finished one, also removes its candidate, after a confirmation. */
  const takeOut = ([id = '']: readonly string[]) => {
    const item = items.find((one) => one.id === id);
    if (item?.type === 'done') setLeaving({ candidate: id, name: item.title });
    else dequeue([id]);
  };
  const dequeue = (ids: readonly string[]) => {
    for (const id of ids) {
      queue.current.get(id)?.cancel.abort();
      queue.current.delete(id);
    }
    setItems((before) => before.filter(({ id }) => !ids.includes(id)));
  };
  return (
    <Stack gap="l">
      <Title>{`Cv’s toevoegen: ${vacancy.title}`}</Title>
      <UploadQueue
        label="Cv’s"
        items={items}
        onAdd={enqueue}
        onRetry={(ids) => {
          for (const id of ids) void take(id);
        }}
        onRemove={takeOut}
        onClear={dequeue}
        note="Bestanden worden in deze browser gelezen en nergens heen gestuurd. Alleen de tekst blijft, tot u de kandidaat verwijdert of alles wist."
      />
      {leaving !== undefined && (
        <RemoveCandidate
          {...leaving}
          isOpen
          onOpenChange={() => setLeaving(undefined)}
          onRemoved={() => dequeue([leaving.candidate])}
        />
      )}
      {engine === undefined && (
        <Text emphasis="muted">
          Er draait hier geen software die scoort. Wie u toevoegt, leest en beoordeelt u zelf.
        </Text>
      )}
    </Stack>
  );
}
