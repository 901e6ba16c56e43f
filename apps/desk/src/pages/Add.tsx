import { Button, Inline, Link, Notice, Select, Stack, Text, UploadQueue } from '@heldermatch/ui';
import { useState } from 'react';
import type { Vacancy } from '../vacancy.ts';
import { useDesk, usePart } from '../desk.tsx';
import { sources, type Source } from '../entries.ts';
import { limits } from '../reading/limits.ts';
import { Title } from '../Title.tsx';
import { RemoveCandidate } from './RemoveCandidate.tsx';
import { SideSection } from './Section.tsx';
import { useUploads } from './useUploads.ts';

/** Describes what a browser keeps of a CV. */
const inBrowser = ({ keepsFiles }: Vacancy) =>
  `${keepsFiles === true ? 'De tekst en het bestand blijven' : 'Alleen de tekst blijft'}, tot u de kandidaat verwijdert of alles wist.`;

/** Describes what a team keeps of it. */
const inTeam = ({ keepsFiles }: Vacancy) =>
  `${keepsFiles === true ? 'De tekst en het bestand gaan naar de database van uw team, en blijven' : 'Alleen de tekst gaat naar de database van uw team, en blijft'} daar tot u de kandidaat verwijdert of de bewaartermijn voorbij is.`;

/** Option for CVs of unknown origin. */
const unknownSource = '-';

/**
 * Page for adding CVs. Each is read in this browser, scored if there is an engine, and stored as text, with its file if
 * the vacancy keeps files.
 */
export function Add({ vacancy }: { vacancy: Vacancy }) {
  const { engine, team, may } = useDesk();
  const { items, enqueue, dequeue, processUpload } = useUploads(vacancy);
  const [source, setSource] = useState<Source>();
  const [leaving, setLeaving] = useState<{ candidate: string; name: string }>();
  const isRead = usePart({ vacancy: vacancy.id, candidates: leaving && [leaving.candidate] });
  /** Removes a file from the queue. For a finished one, also removes its candidate, after a confirmation. */
  const takeOut = ([id = '']: readonly string[]) => {
    const item = items.find((one) => one.id === id);
    if (item?.type === 'done') setLeaving({ candidate: id, name: item.title });
    else dequeue([id]);
  };
  const waiting = items.filter(({ type }) => type === 'pending' || type === 'uploading');
  return (
    <Stack gap="l">
      <Title>{`Cv’s toevoegen: ${vacancy.title}`}</Title>
      {!may('added') && <Text>Een recruiter van uw team voegt cv’s toe.</Text>}
      {may('added') && vacancy.isClosed && (
        <Notice title="Deze vacature is gesloten">
          Om cv’s toe te voegen,{' '}
          <Link href={`/vacancies/${vacancy.id}/edit`}>heropent u de vacature</Link>.
        </Notice>
      )}
      {may('added') && !vacancy.isClosed && (
        <Stack gap="xl">
          <SideSection title="Herkomst" description="Geldt voor de cv’s die u hierna toevoegt.">
            <Select
              label="Herkomst"
              isLabelHidden
              options={[{ id: unknownSource, label: 'Onbekend' }, ...sources]}
              value={source ?? unknownSource}
              onChange={(id) => setSource(sources.find((one) => one.id === id)?.id)}
            />
          </SideSection>
          <SideSection
            title="Cv’s"
            description={`Bestanden worden in deze browser gelezen. ${(team === undefined ? inBrowser : inTeam)(vacancy)} ${engine?.note ?? 'Er gaat niets weg, en er draait hier geen software die scoort.'}`}
            align="stretch"
          >
            <UploadQueue
              label="Cv’s"
              isLabelHidden
              buttonVariant="primary"
              items={items}
              maxMegabytes={limits.megabytes}
              onAdd={(files) => enqueue(files, source)}
              onRetry={(ids) => {
                for (const id of ids) void processUpload(id);
              }}
              onRemove={takeOut}
              onClear={dequeue}
            />
            {items.length > 1 && (
              <Inline>
                <Button
                  variant="secondary"
                  isDisabled={waiting.length === 0}
                  onPress={() => dequeue(waiting.map(({ id }) => id))}
                >
                  Stop met lezen
                </Button>
              </Inline>
            )}
          </SideSection>
        </Stack>
      )}
      {leaving !== undefined && isRead && (
        <RemoveCandidate
          candidate={leaving.candidate}
          name={leaving.name}
          vacancy={vacancy}
          isOpen
          onOpenChange={() => setLeaving(undefined)}
          onRemoved={() => dequeue([leaving.candidate])}
        />
      )}
    </Stack>
  );
}
