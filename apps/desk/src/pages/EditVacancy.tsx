import {
  AlertDialog,
  Badge,
  Button,
  DescriptionList,
  DialogTrigger,
  Heading,
  Inline,
  Stack,
  Text,
  Timeline,
} from '@heldermatch/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { seedOf } from '../data/vacancies.ts';
import { useDesk, usePart } from '../desk.tsx';
import { versionsIn, type DeskEntryOf } from '../entries.ts';
import { entriesOf } from '../log.ts';
import { formatList, formatMoment } from '../format.ts';
import { Title } from '../Title.tsx';
import { saveErrorText, showSaveError, toasts } from '../toasts.ts';
import { changesIn, weightLabels, type Vacancy, type VacancyDetails } from '../vacancy.ts';
import { emptyRequirement } from './Requirements.tsx';
import { Rescore } from './Rescore.tsx';
import { VacancyForm } from './VacancyForm.tsx';

/** Page on which a vacancy is made. */
export function NewVacancy() {
  const [, navigate] = useLocation();
  const { record, may } = useDesk();
  const save = async (details: VacancyDetails) => {
    const id = crypto.randomUUID();
    await record(id, { type: 'vacancy', details });
    toasts.show({ tone: 'positive', title: 'Vacature gemaakt', description: details.title });
    navigate(`/vacancies/${id}/add`);
  };
  const [blank] = useState(() => ({
    title: '',
    place: '',
    hours: '',
    requirements: [emptyRequirement()],
    isClosed: false,
  }));
  return (
    <Stack gap="l">
      <Title>Vacature maken</Title>
      {may('vacancy') ? (
        <VacancyForm details={blank} onSave={save} cancelHref="/" />
      ) : (
        <Text>Een recruiter van uw team maakt vacatures.</Text>
      )}
    </Stack>
  );
}

/** Page of a vacancy: its requirements, and who changed what. */
export function EditVacancy({ vacancy }: { vacancy: Vacancy }) {
  usePart({ vacancy: vacancy.id });
  const { record, deskLines, team, may } = useDesk();
  const { id, ...details } = vacancy;
  const versions = versionsIn(entriesOf(deskLines, vacancy));
  const save = async (changed: VacancyDetails) => {
    await record(id, { type: 'vacancy', details: changed });
    toasts.show({ tone: 'positive', title: 'Bewaard' });
  };
  return (
    <Stack gap="l">
      <Inline justify="between">
        <Inline gap="s">
          <Title>{`Vacature: ${vacancy.title}`}</Title>
          {vacancy.isClosed && <Badge>Gesloten</Badge>}
        </Inline>
        {may('vacancy') && vacancy.isClosed && (
          <Button
            variant="secondary"
            size="small"
            onPress={() => void save({ ...details, isClosed: false }).catch(showSaveError)}
          >
            Heropenen
          </Button>
        )}
        {may('vacancy') && !vacancy.isClosed && (
          <DialogTrigger>
            <Button variant="secondary" size="small">
              Vacature sluiten
            </Button>
            <AlertDialog
              title={`${vacancy.title} sluiten?`}
              confirmLabel="Sluiten"
              tone="neutral"
              errorMessage={saveErrorText}
              onConfirm={() => save({ ...details, isClosed: true })}
            >
              U voegt er dan geen cv’s meer aan toe. Toegevoegde cv’s mogen nog vier weken blijven,
              of een jaar met toestemming.{' '}
              {team === undefined
                ? 'Daarna staan ze bij ‘Vandaag’ om te verwijderen.'
                : 'Daarna verwijdert de database ze, als er geen verzoek van de kandidaat loopt.'}{' '}
              U kunt de vacature heropenen.
            </AlertDialog>
          </DialogTrigger>
        )}
      </Inline>
      <Stack gap="xl">
        {may('vacancy') ? (
          <>
            <VacancyForm details={details} onSave={save} />
            <Rescore vacancy={vacancy} />
          </>
        ) : (
          <Facts vacancy={vacancy} />
        )}
        <History vacancy={id} versions={versions} />
      </Stack>
    </Stack>
  );
}

/** The vacancy, for a user who may not change it. */
function Facts({ vacancy: { place, hours, team = [], requirements } }: { vacancy: Vacancy }) {
  return (
    <DescriptionList
      items={[
        { term: 'Plaats', description: place },
        { term: 'Uren', description: hours },
        ...(team.length === 0
          ? []
          : [{ term: 'Team dat meebeslist', description: formatList(team) }]),
        ...requirements.map(({ title, weight, proofs }, index) => ({
          term: `Eis ${index + 1}: ${title}`,
          description: `${weightLabels[weight]}. Blijkt uit: ${proofs.join(', ')}`,
        })),
      ]}
    />
  );
}

interface HistoryProps {
  /** Id of the vacancy. */
  vacancy: string;
  versions: readonly DeskEntryOf<'vacancy'>[];
}

/** Versions of a vacancy, the latest first. */
function History({ vacancy, versions }: HistoryProps) {
  if (versions.length === 0) return null;
  const items = versions.map(({ id, at, by, details }, index) => ({
    id,
    by,
    title: changesIn(versions[index - 1]?.details ?? seedOf(vacancy), details).join('. '),
    time: formatMoment(at),
    dateTime: at,
  }));
  return (
    <Stack gap="m">
      <Heading level={2} size="small">
        Geschiedenis
      </Heading>
      <Timeline label="Geschiedenis van de vacature" items={items.toReversed()} />
    </Stack>
  );
}
