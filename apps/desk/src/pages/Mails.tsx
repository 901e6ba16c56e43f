import {
  Badge,
  ButtonLink,
  Disclosure,
  Heading,
  Inline,
  RichTextView,
  Stack,
  Text,
  type BadgeProps,
} from '@heldermatch/ui';
import { useEffect } from 'react';
import { useDesk } from '../desk.tsx';
import type { DeskEntryOf } from '../entries.ts';
import { formatMoment } from '../format.ts';
import { mailsIn, statusOf, type MailStatus } from '../mails.ts';
import type { OpenVacancy } from '../openVacancy.ts';

interface MailsProps {
  open: OpenVacancy;
  candidate: string;
}

const badges: Readonly<Record<MailStatus, Pick<BadgeProps, 'tone'> & { label: string }>> = {
  draft: { label: 'Als concept geopend', tone: 'neutral' },
  waiting: { label: 'Wacht op verzending', tone: 'caution' },
  sent: { label: 'Verzonden', tone: 'positive' },
  failed: { label: 'Niet verzonden', tone: 'critical' },
  unknown: { label: 'Elders verzonden', tone: 'neutral' },
};

/** Time after which a waiting email is asked about again, in milliseconds. */
const interval = 30_000;

/** Emails to a candidate, the latest first. */
export function Mails({ open: { vacancy, entries }, candidate }: MailsProps) {
  const { team, may, read } = useDesk();
  const mails = mailsIn(entries, candidate).map((mail) => ({
    mail,
    status: statusOf(mail, team?.mails.get(mail.id)),
  }));
  const isWaiting = mails.some(({ status }) => status === 'waiting');
  // Sending an email is no line of the log, so that no change reports it.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void read(), interval);
    return () => clearInterval(timer);
  }, [isWaiting, read]);
  return (
    <Stack gap="m" align="start">
      <Heading level={3} size="small">
        Mails aan de kandidaat
      </Heading>
      {mails.length === 0 && <Text>Er zijn geen mails.</Text>}
      {mails.map(({ mail, status }) => (
        <Mail key={mail.id} {...{ mail, status }} />
      ))}
      {may('mail') && (
        <ButtonLink
          href={`/vacancies/${vacancy.id}/candidates/${candidate}/mail`}
          variant="secondary"
          size="small"
        >
          Mailen
        </ButtonLink>
      )}
    </Stack>
  );
}

function Mail({ mail, status }: { mail: DeskEntryOf<'mail'>; status: MailStatus }) {
  const { at, by, to, subject, text } = mail;
  const { label, tone } = badges[status];
  return (
    <Stack gap="xs" align="stretch">
      <Disclosure title={subject} level={4}>
        <RichTextView value={text} />
      </Disclosure>
      <Inline gap="s">
        <Badge tone={tone}>{label}</Badge>
        <Text size="small" emphasis="muted">
          {`Aan ${to}, door ${by} op ${formatMoment(at)}`}
        </Text>
      </Inline>
      {status === 'failed' && (
        <Text size="small">
          De mailserver nam hem zeven dagen niet aan. Klopt het adres? Mail de kandidaat dan
          opnieuw.
        </Text>
      )}
    </Stack>
  );
}
