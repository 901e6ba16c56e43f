import { Button, Heading, Stack, Text } from '@heldermatch/ui';
import { useState } from 'react';
import { countsOf } from '../counts.ts';
import { seedOf } from '../data/vacancies.ts';
import { useDesk } from '../desk.tsx';
import { scoreCv, type Engine } from '../engine.ts';
import { formatCount } from '../format.ts';
import { divide, UploadSchema } from '../store.ts';
import { showSaveError, toasts } from '../toasts.ts';
import type { Vacancy } from '../vacancy.ts';

/** Scores the added CVs of a vacancy again, after its requirements were changed. */
export function Rescore({ vacancy }: { vacancy: Vacancy }) {
  const desk = useDesk();
  const { engine, store, read, rescore: saveScores } = desk;
  const [done, setDone] = useState<number>();
  const count = countsOf(desk, vacancy).all - (seedOf(vacancy.id)?.candidates ?? 0);
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
    setDone(0);
    const all = await store.read({ vacancy: vacancy.id, isWhole: true });
    const own = divide(all.uploads, UploadSchema).valid.filter((one) => one.vacancy === vacancy.id);
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
  if (engine === undefined || count === 0) return null;
  return (
    <Stack gap="s" align="start">
      <Heading level={2} size="small">
        Toegevoegde cv’s
      </Heading>
      <Text>
        {`Er ${count === 1 ? 'is 1 cv' : `zijn ${formatCount(count)} cv’s`} toegevoegd, met scores volgens de eisen van dat moment.`}
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
        {done === undefined ? 'Opnieuw scoren' : `${done + 1} van ${count}…`}
      </Button>
    </Stack>
  );
}
