import { Button, Heading, Stack, Text } from '@heldermatch/ui';
import { useState } from 'react';
import { useDesk } from '../desk.tsx';
import { scoreCv, type Engine } from '../engine.ts';
import { formatCount } from '../format.ts';
import { showSaveError, toasts } from '../toasts.ts';
import type { Vacancy } from '../vacancy.ts';

/** Scores the added CVs of a vacancy again, after its requirements were changed. */
export function Rescore({ vacancy }: { vacancy: Vacancy }) {
  const { engine, uploads, store, read, rescore: saveScores } = useDesk();
  const [done, setDone] = useState<number>();
  const own = uploads.filter((upload) => upload.vacancy === vacancy.id);
  /** Scores one CV. @returns whether it succeeded; if not, the former scores are better than none. */
  const rescoreOne = async (scorer: Engine, id: string) => {
    const pages = await store.readText(id);
    if (pages === undefined) return false;
    const { signal } = new AbortController();
    const { categories } = await scoreCv(scorer, vacancy, pages, { document: id, signal });
    if (categories.length === 0) return false;
    await saveScores({ id, vacancy: vacancy.id, categories, engine: scorer.title });
    return true;
  };
  const rescore = async (scorer: Engine) => {
    let failed = 0;
    for (const [index, { id }] of own.entries()) {
      setDone(index);
      // oxlint-disable-next-line no-await-in-loop -- one at a time, as a service expects
      if (!(await rescoreOne(scorer, id))) failed += 1;
    }
    await read();
    toasts.show({
      tone: failed === 0 ? 'positive' : 'info',
      title: `${formatCount(own.length - failed)} opnieuw gescoord`,
      ...(failed > 0 && {
        description: `${formatCount(failed)} konden niet worden gescoord en houden hun score.`,
      }),
    });
  };
  if (engine === undefined || own.length === 0) return null;
  return (
    <Stack gap="s" align="start">
      <Heading level={2} size="small">
        Toegevoegde cv’s
      </Heading>
      <Text>
        {`Er ${own.length === 1 ? 'is 1 cv' : `zijn ${formatCount(own.length)} cv’s`} toegevoegd, met scores volgens de eisen van dat moment.`}
      </Text>
      <Button
        variant="secondary"
        isPending={done !== undefined}
        onPress={() =>
          void rescore(engine)
            .catch(showSaveError)
            .finally(() => setDone(undefined))
        }
      >
        {done === undefined ? 'Opnieuw scoren' : `${done + 1} van ${own.length}…`}
      </Button>
    </Stack>
  );
}
