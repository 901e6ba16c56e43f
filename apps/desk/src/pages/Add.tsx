import { Stack, Text, UploadQueue, type DocumentPage, type UploadItem } from '@heldermatch/ui';
import { useRef, useState } from 'react';
import type { Vacancy } from '../data/vacancies.ts';
import { useDesk } from '../desk.tsx';
import { read, UnreadableError } from '../reading/read.ts';
import { Title } from '../Title.tsx';

/** Adds CVs: each is read in this browser, scored where there is an engine, and kept as text. */
export function Add({ vacancy }: { vacancy: Vacancy }) {
  const { add, engine } = useDesk();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  /** Those that are still in the queue. */
  const files = useRef(new Map<string, File>());
  const set = (id: string, status: Partial<UploadItem>) =>
    setItems((before) =>
      before.map((item) => (item.id === id ? ({ ...item, ...status } as UploadItem) : item)),
    );
  /** A CV that can't be scored can still be read, and judged by a human. */
  const scoreOf = async (pages: readonly DocumentPage[]) => {
    try {
      return await engine?.score(vacancy, pages);
    } catch {
      return undefined;
    }
  };
  const take = async (id: string) => {
    const file = files.current.get(id);
    if (file === undefined) return;
    set(id, { type: 'uploading', label: 'Wordt gelezen' });
    try {
      const pages = await read(file, (part) => set(id, { value: part * 100 }));
      const categories = await scoreOf(pages);
      // It may have been taken out meanwhile.
      if (!files.current.has(id)) return;
      const name = file.name.replace(/\.\w+$/, '');
      await add({ id, vacancy: vacancy.id, name, pages, categories: categories ?? [] });
      const href = `/vacancies/${vacancy.id}/candidates?candidate=${id}`;
      const label = categories === undefined ? 'Gelezen, niet gescoord' : 'Gelezen en gescoord';
      set(id, { type: 'done', label, link: { href, label: 'Lees het cv' } });
    } catch (error) {
      const message =
        error instanceof UnreadableError
          ? error.message
          : 'Het kon niet worden bewaard. Maak ruimte op dit apparaat vrij en probeer het opnieuw.';
      set(id, { type: 'failed', message });
    }
  };
  const takeAll = async (ids: readonly string[]) => {
    for (const id of ids) set(id, { type: 'pending' });
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each may be large
    for (const id of ids) await take(id);
  };
  return (
    <Stack gap="l">
      <Title>{`Cv’s toevoegen: ${vacancy.title}`}</Title>
      <UploadQueue
        label="Cv’s"
        items={items}
        onAdd={(added) => {
          const queued = added.map((file) => ({
            id: crypto.randomUUID(),
            title: file.name,
            bytes: file.size,
            type: 'pending' as const,
          }));
          for (const [index, { id }] of queued.entries()) {
            const file = added[index];
            if (file !== undefined) files.current.set(id, file);
          }
          setItems((before) => [...before, ...queued]);
          void takeAll(queued.map(({ id }) => id));
        }}
        onRetry={(ids) => void takeAll(ids)}
        onRemove={(ids) => {
          for (const id of ids) files.current.delete(id);
          setItems((before) => before.filter(({ id }) => !ids.includes(id)));
        }}
        note="Bestanden worden in deze browser gelezen en nergens heen gestuurd. Alleen de tekst blijft, tot u alles wist."
      />
      {engine === undefined && (
        <Text emphasis="muted">
          Er draait hier geen software die scoort. Wie u toevoegt, leest en beoordeelt u zelf.
        </Text>
      )}
    </Stack>
  );
}
