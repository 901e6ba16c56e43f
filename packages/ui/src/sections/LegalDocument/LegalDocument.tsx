import type { ReactNode } from 'react';
import { Container } from '../../components/Container/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Prose } from '../../components/Prose/index.js';
import { Text } from '../../components/Text/index.js';
import * as css from './LegalDocument.css.js';
import { useCurrentSection } from './useCurrentSection.js';

export interface LegalSection {
  /** The fragment in the address; unique on the page. */
  id: string;
  title: string;
  /** Plain paragraphs, lists and tables. */
  content?: ReactNode;
  /** The clauses, numbered as 1.1, 1.2 and so on, below `content`. */
  clauses?: readonly ReactNode[];
}

export interface LegalDocumentProps {
  /** The page's h1. */
  title: string;
  intro: ReactNode;
  /** When the text last changed; `date` as 2025-10-10, `text` as people write it. */
  lastChanged: { label: string; date: string; text: string };
  /** The name of the list of contents. */
  contentsLabel: string;
  /** Numbered in this order. Keep the list the same between renders. */
  sections: readonly LegalSection[];
}

/** A legal text with a list of contents that shows what is being read. */
export function LegalDocument(props: LegalDocumentProps) {
  const { sections } = props;
  const current = useCurrentSection(sections);
  return (
    <Container>
      <article className={css.root}>
        <header className={css.header}>
          <Heading level={1}>{props.title}</Heading>
          <Text size="large" tone="muted">
            {props.intro}
          </Text>
          <Text size="small" tone="muted">
            {props.lastChanged.label}{' '}
            <time dateTime={props.lastChanged.date}>{props.lastChanged.text}</time>
          </Text>
        </header>
        <nav aria-label={props.contentsLabel} className={css.contents}>
          <p className={css.contentsTitle}>{props.contentsLabel}</p>
          <ol role="list">
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={id === current ? 'location' : undefined}
                  className={css.link}
                >
                  <span className={css.number}>{index + 1}.</span> <span>{title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={css.text}>
          <Prose>
            {sections.map(({ id, title, content, clauses = [] }, index) => (
              <section key={id} className={css.section}>
                {/* Focusable, so that the browser takes focus along to where the link leads. */}
                <h2 id={id} tabIndex={-1} className={css.sectionTitle}>
                  {index + 1}. {title}
                </h2>
                {content}
                {clauses.length > 0 && (
                  <ol role="list" className={css.clauses}>
                    {clauses.map((clause, position) => (
                      // oxlint-disable-next-line react/no-array-index-key -- a clause is its number
                      <li key={position} className={css.clause}>
                        <span className={css.clauseNumber}>
                          {index + 1}.{position + 1}
                        </span>
                        <div>{clause}</div>
                      </li>
                    ))}
                  </ol>
                )}
              </section>
            ))}
          </Prose>
        </div>
      </article>
    </Container>
  );
}
