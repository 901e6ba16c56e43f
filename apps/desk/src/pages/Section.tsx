import { Heading, Stack, Text, type StackProps } from '@heldermatch/ui';

interface SectionProps extends Pick<StackProps, 'align' | 'children'> {
  title: string;
}

/** Section of a page, with a heading of level 2. */
export function Section({ title, align, children }: SectionProps) {
  return (
    <section>
      <Stack gap="m" align={align}>
        <Heading level={2} size="small">
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

interface SideSectionProps extends Pick<StackProps, 'align' | 'children'> {
  title: string;
  /** Help under the title, in a few lines. */
  description?: string | undefined;
}

/** Section of a page of settings or figures: its title and help are next to the content if there is room. */
export function SideSection({ title, description, align = 'start', children }: SideSectionProps) {
  return (
    <section className="side">
      <Stack gap="xs">
        <Heading level={2} size="small">
          {title}
        </Heading>
        {description !== undefined && (
          <Text size="small" emphasis="muted">
            {description}
          </Text>
        )}
      </Stack>
      <Stack gap="m" align={align}>
        {children}
      </Stack>
    </section>
  );
}
