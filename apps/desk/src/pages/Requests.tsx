import {
  Badge,
  Button,
  Card,
  DateField,
  Disclosure,
  Form,
  Heading,
  Inline,
  Select,
  Stack,
  Text,
  TextArea,
} from '@heldermatch/ui';
import { getLocalTimeZone, today } from '@internationalized/date';
import { useState, type ReactNode } from 'react';
import { getDotPath, isValiError } from 'valibot';
import { useDesk } from '../desk.tsx';
import type { OpenVacancy } from '../openVacancy.ts';
import { outcomes, requestKinds, type DeskChange } from '../entries.ts';
import { kindInWords, outcomeInWords } from '../entryText.ts';
import { isOverdue, requestsIn, termInWords, type CandidateRequest } from '../requests.ts';
import { formatDate, formatMoment } from '../format.ts';
import { showSaveError } from '../toasts.ts';

interface RequestsProps {
  open: OpenVacancy;
  candidate: string;
}

/** Requests of a candidate about their data or their assessment: received, with a term, and answered by a human. */
export function Requests({ open, candidate }: RequestsProps) {
  const { may } = useDesk();
  const requests = requestsIn(open.entries).filter((one) => one.candidate === candidate);
  return (
    <Stack gap="m">
      <Heading level={3} size="small">
        Verzoeken van de kandidaat
      </Heading>
      {requests.map((request) => (
        <Request key={request.id} {...{ open, request }} />
      ))}
      {may('request') && <NewRequest {...{ open, candidate }} />}
      {!may('request') && requests.length === 0 && <Text>Er zijn geen verzoeken.</Text>}
    </Stack>
  );
}

function NewRequest({ open, candidate }: RequestsProps) {
  return (
    <Disclosure title="Verzoek vastleggen" level={4}>
      <EntryForm
        submitLabel="Vastleggen"
        onSave={(values) => open.record({ ...values, type: 'request', candidate } as DeskChange)}
      >
        <Select
          name="kind"
          label="Wat vraagt de kandidaat?"
          options={requestKinds}
          defaultValue="review"
          isRequired
        />
        <DateField
          name="received"
          label="Ontvangen op"
          defaultValue={today(getLocalTimeZone())}
          isRequired
        />
        <TextArea name="text" label="Het verzoek" rows={3} isRequired />
      </EntryForm>
    </Disclosure>
  );
}

interface RequestProps {
  open: OpenVacancy;
  request: CandidateRequest;
}

function Request({ open, request }: RequestProps) {
  const { may } = useDesk();
  const { kind, text, received, answer } = request;
  return (
    <Card as="section">
      <Stack gap="s">
        <Inline gap="s">
          <Heading level={4} size="small">
            {kindInWords(kind)}
          </Heading>
          {answer === undefined ? (
            <Badge tone={isOverdue(request) ? 'critical' : 'caution'}>{termInWords(request)}</Badge>
          ) : (
            <Badge tone="positive">{outcomeInWords(answer.outcome)}</Badge>
          )}
        </Inline>
        <Text>{text}</Text>
        <Text size="small" emphasis="muted">
          {`Ontvangen op ${formatDate(received)}, vastgelegd door ${request.by}`}
        </Text>
        {answer === undefined ? (
          may('answer') && <Answer {...{ open, request }} />
        ) : (
          <Text>{`${answer.text} (${answer.by}, ${formatMoment(answer.at)})`}</Text>
        )}
      </Stack>
    </Card>
  );
}

function Answer({ open, request: { id, candidate } }: RequestProps) {
  return (
    <Disclosure title="Beantwoorden" level={4}>
      <EntryForm
        submitLabel="Antwoord vastleggen"
        onSave={(values) =>
          open.record({ ...values, type: 'answer', candidate, request: id } as DeskChange)
        }
      >
        <Select
          name="outcome"
          label="Uitkomst"
          options={outcomes}
          defaultValue="granted"
          isRequired
        />
        <TextArea
          name="text"
          label="Uw antwoord"
          description="Zoals u het de kandidaat schrijft, met de reden."
          rows={4}
          isRequired
        />
      </EntryForm>
    </Disclosure>
  );
}

interface EntryFormProps {
  children: ReactNode;
  submitLabel: string;
  onSave: (values: Record<string, FormDataEntryValue>) => Promise<void>;
}

/** Form of which the values are validated when they are signed. */
export function EntryForm({ children, submitLabel, onSave }: EntryFormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = async (data: FormData) => {
    try {
      setErrors({});
      await onSave(Object.fromEntries(data));
      return true;
    } catch (error) {
      if (!isValiError(error)) return showSaveError(error);
      setErrors(
        Object.fromEntries(error.issues.map((one) => [getDotPath(one) ?? '', one.message])),
      );
      return false;
    }
  };
  return (
    <Form action={save} errors={errors} necessityIndicator="optional">
      <Stack gap="m" align="start">
        {children}
        <Button type="submit" size="small">
          {submitLabel}
        </Button>
      </Stack>
    </Form>
  );
}
