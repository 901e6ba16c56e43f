import {
  Badge,
  Button,
  Card,
  Grid,
  Heading,
  Inline,
  Notice,
  ProgressBar,
  Stack,
  Text,
} from '@heldermatch/ui';
import { useState } from 'react';
import { useDesk } from '../desk.tsx';
import { formatCount } from '../format.ts';
import { BackupFile } from '../pages/Backups.tsx';
import { SideSection } from '../pages/Section.tsx';
import { saveErrorText, toasts } from '../toasts.ts';
import { candidatesOf, move, planMoves, type Move, type MovePlan } from './moving.ts';
import type { TeamDatabase } from './reads.ts';

interface ImportProps {
  database: TeamDatabase;
}

/** Moves vacancies into the team from a backup of a browser, or of another team. For recruiters. */
export function Import({ database }: ImportProps) {
  const { team } = useDesk();
  if (team?.role !== 'recruiter') return null;
  return (
    <SideSection
      title="Vacatures overnemen"
      description="Neem over wat u eerder in een browser bewaarde, of wat een ander team meenam. Maak daar een back-up en kies hem hier."
    >
      <Text>
        Een vacature komt één keer over, met de kandidaten en het logboek: wie wat deed en wanneer,
        blijft staan. Het logboek van het team vermeldt dat u het overnam.
      </Text>
      <BackupFile label="Back-up om over te nemen" prepare={planMoves}>
        {(plan) => <Moves {...{ database, plan }} />}
      </BackupFile>
    </SideSection>
  );
}

/** State of a move: the percentage that was stored, or the reason why the rest was not. */
type Outcome = { progress: number } | { problem: string };

function Moves({ database, plan: { head, moves, left } }: ImportProps & { plan: MovePlan }) {
  const { read } = useDesk();
  const [isPending, setPending] = useState(false);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const moveAll = async () => {
    setPending(true);
    for (const one of moves) {
      const set = (outcome: Outcome) =>
        setOutcomes((before) => new Map([...before, [one.vacancy, outcome]]));
      try {
        // oxlint-disable-next-line no-await-in-loop -- the database writes one after another
        await move(database, head, one, (progress) => set({ progress }));
        set({ progress: 100 });
      } catch (error) {
        set({ problem: saveErrorText(error) });
      }
    }
    setPending(false);
    await read();
    toasts.show({ tone: 'info', title: 'Het overnemen is klaar' });
  };
  return (
    <Stack gap="m" align="start">
      <Text>{contentsInWords(moves.length, left)}</Text>
      {moves.length > 0 && (
        <>
          <Grid as="ul" columns={2} gap="m">
            {moves.map((one) => (
              <MoveCard key={one.vacancy} move={one} outcome={outcomes.get(one.vacancy)} />
            ))}
          </Grid>
          <Button isPending={isPending} onPress={() => void moveAll()}>
            Overnemen
          </Button>
        </>
      )}
    </Stack>
  );
}

interface MoveCardProps {
  move: Move;
  outcome: Outcome | undefined;
}

function MoveCard({ move: one, outcome }: MoveCardProps) {
  const candidates = candidatesOf(one);
  return (
    <Card as="li">
      <Stack gap="s">
        <Heading level={3} size="small">
          {one.title}
        </Heading>
        <Text>{`${numberOf(candidates, 'kandidaat', 'kandidaten')}, ${numberOf(one.steps.length, 'regel', 'regels')} in het logboek`}</Text>
        {outcome !== undefined && <State {...outcome} title={one.title} />}
      </Stack>
    </Card>
  );
}

function State({ title, ...outcome }: Outcome & { title: string }) {
  if ('problem' in outcome) {
    return (
      <Notice tone="critical" title="Niet alles is overgenomen">
        {outcome.problem}
      </Notice>
    );
  }
  if (outcome.progress < 100) {
    return <ProgressBar label={`Overnemen van ${title}`} value={outcome.progress} />;
  }
  return (
    <Inline>
      <Badge tone="positive">Overgenomen</Badge>
    </Inline>
  );
}

const numberOf = (count: number, one: string, more: string) =>
  `${formatCount(count)} ${count === 1 ? one : more}`;

function contentsInWords(vacancies: number, left: number): string {
  const found =
    vacancies === 0
      ? 'In deze back-up staat geen vacature die een team kan overnemen.'
      : `In deze back-up ${vacancies === 1 ? 'staat 1 vacature' : `staan ${formatCount(vacancies)} vacatures`} om over te nemen.`;
  const others = numberOf(left, 'kandidaat', 'kandidaten');
  return left === 0
    ? found
    : `${found} Van verzonnen vacatures, of omdat het cv niet te lezen is, ${left === 1 ? 'blijft' : 'blijven'} ${others} achter.`;
}
