import type { ReactNode } from 'react';
import { Illustration, type Drawing } from '../../components/Illustration/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Inline } from '../../components/Inline/index.js';
import { Stack } from '../../components/Stack/index.js';
import { Text } from '../../components/Text/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import { Wordmark, type WordmarkProps } from '../Wordmark/index.js';
import * as css from './DashboardWelcome.css.js';

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
  /** Drawing next to the text on a wide screen. */
  illustration?: Drawing | undefined;
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
  illustration,
  ...root
}: DashboardWelcomeProps) {
  return (
    <div {...rootProps(root, css.root)}>
      <Stack gap="l">
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
      {illustration !== undefined && (
        <Illustration drawing={illustration} className={css.illustration} />
      )}
    </div>
  );
}
