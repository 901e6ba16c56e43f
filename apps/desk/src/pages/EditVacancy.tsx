import {
  AlertDialog,
  Badge,
  Button,
  DialogTrigger,
  Heading,
  Inline,
  Stack,
  Timeline,
} from '@heldermatch/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { seedOf } from '../data/vacancies.ts';
import { useDesk } from '../desk.tsx';
import { Title } from '../Title.tsx';
import { saveErrorText, showSaveError, toasts } from '../toasts.ts';
import { changesIn, type Vacancy, type VacancyDetails } from '../vacancy.ts';
import { Rescore } from './Rescore.tsx';
import { emptyRequirement, VacancyForm } from './VacancyForm.tsx';

const moments = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/** Page on which a vacancy is made. */
export function NewVacancy() {
  const [, navigate] = useLocation();
  const { saveVacancy } = useDesk();
  const save = async (details: VacancyDetails) => {
    const id = crypto.randomUUID();
    await saveVacancy(id, details);
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
      <VacancyForm details={blank} onSave={save} />
    </Stack>
  );
}

/** Page of a vacancy: its requirements, and who changed what. */
export function EditVacancy({ vacancy }: { vacancy: Vacancy }) {
  const { saveVacancy } = useDesk();
  const { id, ...details } = vacancy;
  const save = async (changed: VacancyDetails) => {
    await saveVacancy(id, changed);
    toasts.show({ tone: 'positive', title: 'Bewaard' });
  };
  return (
    <Stack gap="xl">
      <Inline justify="between">
        <Inline gap="s">
          <Title>{vacancy.title}</Title>
          {vacancy.isClosed && <Badge>Gesloten</Badge>}
        </Inline>
        {vacancy.isClosed ? (
          <Button
            variant="secondary"
            size="small"
            onPress={() => void save({ ...details, isClosed: false }).catch(showSaveError)}
          >
            Heropenen
          </Button>
        ) : (
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
              U voegt er dan geen cv’s meer aan toe. De kandidaten, de beslissingen en het logboek
              blijven, en u kunt de vacature heropenen.
            </AlertDialog>
          </DialogTrigger>
        )}
      </Inline>
      <VacancyForm details={details} onSave={save} />
      <Rescore vacancy={vacancy} />
      <History vacancy={id} />
    </Stack>
  );
}

/** Versions of a vacancy, the latest first. */
function History({ vacancy }: { vacancy: string }) {
  const { versions } = useDesk();
  const own = versions.filter((one) => one.vacancy === vacancy).map(({ entry }) => entry);
  if (own.length === 0) return null;
  const items = own.map(({ id, at, by, details }, index) => ({
    id,
    by,
    title: changesIn(own[index - 1]?.details ?? seedOf(vacancy), details).join('. '),
    time: moments.format(new Date(at)),
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
