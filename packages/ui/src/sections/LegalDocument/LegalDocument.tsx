import { useEffect, useRef, type ReactNode } from 'react';
import { Container } from '../../components/Container/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Illustration, type Drawing } from '../../components/Illustration/index.js';
import { PlainButton } from '../../components/PlainButton/index.js';
import { Prose } from '../../components/Prose/index.js';
import { Text } from '../../components/Text/index.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './LegalDocument.css.js';
import { enhanceContents } from './enhanceContents.js';

export interface LegalSection {
  /** Id of the section, for links. Unique on the page. */
  id: string;
  title: string;
  /** The section in a sentence or two, in the margin on a wide screen. It is no part of the document. */
  summary?: ReactNode;
  /** Paragraphs, lists and tables. */
  content?: ReactNode;
  /** Clauses below `content`, numbered 1.1, 1.2 and so on. */
  clauses?: readonly ReactNode[] | undefined;
}

export interface LegalDocumentProps extends RootProps {
  /** The page's h1. */
  title: string;
  intro: ReactNode;
  /** Counts below the introduction. Plain elements, as in `Prose`, which shows a list with `data-figures` large. */
  counts?: ReactNode;
  /** Drawing next to the introduction, if there is room. */
  illustration?: Drawing | undefined;
  /**
   * Date of the last change: `date` as 2025-10-10, `text` for readers. `note` is shown next to it, such as the day on
   * which the text was last verified.
   */
  lastChanged: { label: string; date: string; text: string; note?: string | undefined };
  /** Accessible name and title of the table of contents. */
  label: string;
  /** Label of the button that prints the document. Without JavaScript it is hidden. Omit it to have none. */
  printLabel?: string | undefined;
  /** Above the first summary: that it helps to read, and that the text applies. Required with summaries. */
  summaryLabel?: string | undefined;
  /** Sections, numbered in this order. */
  sections: readonly LegalSection[];
}

/**
 * Legal text with a table of contents that marks the current section. The contents are initially collapsed on viewports
 * on which they are between title and text.
 */
export function LegalDocument({
  title,
  intro,
  counts,
  illustration,
  lastChanged,
  label,
  printLabel,
  summaryLabel,
  sections,
  ...root
}: LegalDocumentProps) {
  const firstSummary = sections.findIndex(({ summary }) => summary !== undefined);
  const contents = useRef<HTMLElement>(null);
  // Runs after every render, because the sections may have changed. Not in jsdom, which has no layout.
  useEffect(() =>
    contents.current && 'IntersectionObserver' in globalThis
      ? enhanceContents(contents.current)
      : undefined,
  );
  return (
    <Container {...root}>
      <article className={firstSummary >= 0 ? `${css.root} ${css.withMargin}` : css.root}>
        <header className={css.header}>
          <div className={css.lead}>
            <Heading level={1}>{title}</Heading>
            <Text size="large" emphasis="muted">
              {intro}
            </Text>
            <Text size="small" emphasis="muted">
              {lastChanged.label} <time dateTime={lastChanged.date}>{lastChanged.text}</time>
              {lastChanged.note !== undefined && `. ${lastChanged.note}`}
            </Text>
            {counts !== undefined && <Prose>{counts}</Prose>}
          </div>
          {illustration !== undefined && (
            <Illustration drawing={illustration} className={css.illustration} />
          )}
        </header>
        <nav ref={contents} aria-label={label} data-contents="" className={css.contents}>
          <p className={css.contentsTitle}>{label}</p>
          <details className={css.disclosure}>
            <summary className={css.summary}>{label}</summary>
            <ol role="list">
              {sections.map(({ id, title: name }, index) => (
                <li key={id}>
                  <a href={`#${id}`} className={css.link}>
                    <span className={css.number}>{index + 1}.</span> <span>{name}</span>
                  </a>
                </li>
              ))}
            </ol>
          </details>
          {printLabel !== undefined && (
            <PlainButton variant="secondary" className={css.print}>
              {printLabel}
            </PlainButton>
          )}
        </nav>
        <div className={css.text}>
          <Prose>
            {sections.map((section, index) => (
              <Section
                key={section.id}
                {...section}
                number={index + 1}
                summaryLabel={index === firstSummary ? summaryLabel : undefined}
              />
            ))}
          </Prose>
        </div>
      </article>
    </Container>
  );
}

interface SectionProps extends LegalSection {
  number: number;
  summaryLabel: string | undefined;
}

function Section({
  id,
  title,
  summary,
  content,
  clauses = [],
  number,
  summaryLabel,
}: SectionProps) {
  return (
    <section className={css.section}>
      {/* Focusable, so that following a link moves focus to the heading. */}
      <h2 id={id} tabIndex={-1} className={css.sectionTitle}>
        {number}. {title}
      </h2>
      {summary !== undefined && (
        <p role="note" className={css.inShort}>
          {summaryLabel !== undefined && <strong>{summaryLabel} </strong>}
          {summary}
        </p>
      )}
      {content}
      {clauses.length > 0 && (
        <ol role="list" className={css.clauses}>
          {clauses.map((clause, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- clauses are identified by their number
            <li key={index} className={css.clause}>
              <span className={css.clauseNumber}>
                {number}.{index + 1}
              </span>
              <div className={css.clauseText}>{clause}</div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
