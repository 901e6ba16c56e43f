import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.js';
import { Inline } from '../../components/Inline/index.js';
import { Stack } from '../../components/Stack/index.js';
import { Text } from '../../components/Text/index.js';
import type { RootProps } from '../../internal/root.js';
import { Wordmark, type WordmarkProps } from '../Wordmark/index.js';

export interface DashboardWelcomeProps extends RootProps {
  wordmark: WordmarkProps;
  /** The page's h1, with the user's name. */
  title: string;
  /** Company of the user. Omit it when unknown. */
  company?: string | undefined;
  text: string;
  /** Expected launch date of the platform. */
  launch: string;
  /** Remark on the launch date, for example that it has passed. */
  launchNote?: string | undefined;
  actions: ReactNode;
}

/** Welcomes a signed-in user and reports the status of the platform. */
export function DashboardWelcome({
  wordmark,
  title,
  company,
  text,
  launch,
  launchNote,
  actions,
  ...root
}: DashboardWelcomeProps) {
  return (
    <Stack gap="l" {...root}>
      <div>
        <Wordmark {...wordmark} />
      </div>
      <Stack gap="xs">
        <Heading level={1}>{title}</Heading>
        {company !== undefined && (
          <Text size="large" emphasis="muted">
            {company}
          </Text>
        )}
      </Stack>
      <Stack gap="xs">
        <Text size="large">{text}</Text>
        <Text weight="medium">{launch}</Text>
        {launchNote !== undefined && <Text emphasis="muted">{launchNote}</Text>}
      </Stack>
      <Inline>{actions}</Inline>
    </Stack>
  );
}
