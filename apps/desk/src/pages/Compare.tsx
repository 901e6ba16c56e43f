import {
  Button,
  CompareCandidates,
  DecisionBar,
  DialogTrigger,
  Link,
  Popover,
  Stack,
} from '@heldermatch/ui';
import { useLocation, useSearchParams } from 'wouter';
import type { Vacancy } from '../vacancy.ts';
import { useDesk, usePart } from '../desk.tsx';
import { useVacancy, type OpenVacancy } from '../openVacancy.ts';
import { useJudged } from '../details.ts';
import { reasons } from '../reasons.ts';
import { Title } from '../Title.tsx';

/** Compares two or three candidates side by side; the URL contains their ids. */
export function Compare({ vacancy }: { vacancy: Vacancy }) {
  const [params, setParams] = useSearchParams();
  usePart({ vacancy: vacancy.id, candidates: params.getAll('candidate') });
  const open = useVacancy(vacancy);
  const { applicants, judgement } = open;
  const judged = useJudged(open);
  const { may } = useDesk();
  const [, navigate] = useLocation();
  const path = `/vacancies/${vacancy.id}/candidates`;
  const items = params.getAll('candidate').flatMap((id) => {
    const applicant = applicants.find((one) => one.id === id);
    if (applicant === undefined) return [];
    return {
      id,
      title: applicant.title,
      categories: judged(applicant),
      decision: judgement.decisions.get(id),
    };
  });
  return (
    <Stack gap="l">
      <Title>{`Vergelijken: ${vacancy.title}`}</Title>
      <CompareCandidates
        label={`Kandidaten voor ${vacancy.title}`}
        items={items.slice(0, 3)}
        weights={judgement.weights}
        onOpen={(id) => navigate(`${path}?candidate=${id}`)}
        onRemove={(id) =>
          setParams(
            items.filter((one) => one.id !== id).map((one) => ['candidate', one.id]),
            { replace: true },
          )
        }
        renderDecide={
          may('decision') ? (candidate) => <Decide {...{ open, candidate }} /> : undefined
        }
        note={open.note}
      />
      <p>
        <Link href={path}>Terug naar de lijst</Link>
      </p>
    </Stack>
  );
}

/** Button that opens the decision about a candidate. */
function Decide({ open, candidate }: { open: OpenVacancy; candidate: string }) {
  const { judgement, nameOf, write } = open;
  const decision = judgement.decisions.get(candidate);
  const title = `Beslissing over ${nameOf(candidate)}`;
  return (
    <DialogTrigger>
      <Button
        size="small"
        variant="secondary"
        aria-label={
          decision === undefined ? `Beslissen over ${nameOf(candidate)}` : `${title} wijzigen`
        }
      >
        {decision === undefined ? 'Beslissen' : 'Wijzigen'}
      </Button>
      <Popover title={title}>
        <DecisionBar
          className="panel"
          label={nameOf(candidate)}
          decision={decision}
          options={reasons}
          onDecide={async (made) => void (await write({ type: 'decision', candidate, ...made }))}
          onUndo={async () => void (await write({ type: 'undo', entry: decision?.id ?? '' }))}
          note="De kandidaat hoort het pas als u bericht stuurt."
        />
      </Popover>
    </DialogTrigger>
  );
}
