import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.js';
import { Stack } from '../../components/Stack/index.js';
import { Text } from '../../components/Text/index.js';

export interface SectionHeaderProps {
  /** The heading's id, where it names the band. */
  id?: string | undefined;
  title: ReactNode;
  intro?: ReactNode;
}

/** What a part of a page opens with: its heading, and a sentence or two where they help. */
export function SectionHeader({ id, title, intro }: SectionHeaderProps) {
  return (
    <Stack gap="s">
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {intro !== undefined && <SectionIntro>{intro}</SectionIntro>}
    </Stack>
  );
}

export const SectionIntro = ({ children }: { children: ReactNode }) => (
  <Text size="large" emphasis="muted">
    {children}
  </Text>
);
