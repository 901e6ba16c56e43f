import { Heading, Stack, type StackProps } from '@heldermatch/ui';

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
