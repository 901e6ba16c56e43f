import { statementOf } from '@heldermatch/accessibility';
import { Link, Prose, Stack, Text } from '@heldermatch/ui';
import { record } from '../accessibility/record.ts';
import { Title } from '../Title.tsx';

const { title, intro, lastChanged, sections } = statementOf(record);

/** Accessibility statement of the desk. */
export function Statement() {
  return (
    <Stack gap="l">
      <Title>{title}</Title>
      <Prose>
        <p>{intro}</p>
        {sections.map((section) => (
          <section key={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            {section.content}
          </section>
        ))}
      </Prose>
      <Text size="small" emphasis="muted">
        {lastChanged.label} <time dateTime={lastChanged.date}>{lastChanged.text}</time>
      </Text>
      <Link href="/third-party-licenses.txt" variant="standalone" opensInNewTab>
        Licenties van de software in deze werkbank
      </Link>
    </Stack>
  );
}
