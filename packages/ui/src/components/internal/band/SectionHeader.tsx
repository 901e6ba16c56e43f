import type { ReactNode } from 'react';
import { Heading } from '../../Heading/index.js';
import { Stack } from '../../Stack/index.js';
import { Text } from '../../Text/index.js';

export interface SectionHeaderProps {
  /** Id of the heading, for the band's `aria-labelledby`. */
  id?: string | undefined;
  title: ReactNode;
  intro?: ReactNode;
}

/** Header of a section: its heading, and an optional introduction of a sentence or two. */
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
