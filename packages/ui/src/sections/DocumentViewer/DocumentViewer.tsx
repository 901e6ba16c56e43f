import { segmentsOf, type Evidence } from '@heldermatch/scorecard';
import { Fragment, type ReactNode } from 'react';
import { Badge } from '../../components/Badge/index.js';
import { EvidenceNumber } from '../../components/EvidenceNumber/index.js';
import { Heading, type HeadingProps } from '../../components/Heading/index.js';
import { Marker } from '../../components/Marker/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { blocksOf } from './blocks.js';
import * as css from './DocumentViewer.css.js';

/** A stretch of a page's text, and what it is. */
export interface DocumentBlock {
  /** A `redaction` says what was made unreadable, such as a name: it stands on the black of it. */
  type: 'title' | 'redaction' | 'heading' | 'paragraph' | 'item';
  /** Where it begins in the text of the page, in UTF-16 code units from 0, as `String.slice` counts. */
  start: number;
  /** The first place after it. */
  end: number;
  /** When that was, in words: stands beside it. */
  date?: string | undefined;
}

export interface DocumentPage {
  /** All words of the page, as they were read from the file. */
  text: string;
  /**
   * What of it is a heading, an item or a paragraph, in reading order.
   * @default each line is a paragraph
   */
  blocks?: readonly DocumentBlock[] | undefined;
}

export interface DocumentViewerProps extends RootProps {
  /** What is shown, for screen readers: 'Cv van kandidaat 0412'. */
  label: string;
  /** Says that nobody real is shown: 'voorbeeld'. */
  badge?: string | undefined;
  /** The pages, in order. */
  pages: readonly DocumentPage[];
  /**
   * The passages that are marked, of this document alone.
   * @default []
   */
  evidence?: readonly Evidence[] | undefined;
  /** The id that a passage gets, so that a link can lead to it. */
  getPassageId?: ((reference: number) => string) | undefined;
  /** Where the number beside a passage leads: to the score that rests on it. Without, numbers are text. */
  getHref?: ((reference: number) => string) | undefined;
  /**
   * The level of the document's own title in the outline of the page; its headings are one lower. With `p` neither they
   * nor the document itself stand in an outline of the page: it only illustrates.
   * @default 3
   */
  titleLevel?: 2 | 3 | 'p' | undefined;
  /**
   * Shown where a document has no words, as a scan has none.
   * @default 'In dit document staat geen tekst die te lezen is.'
   */
  emptyText?: ReactNode;
  /**
   * In a view transition it moves to where the next page has it. One document of a page does.
   * @default false
   * @see https://www.w3.org/TR/css-view-transitions-1/
   */
  movesAlong?: boolean | undefined;
}

/** A document as it was read: its pages, headings and dates, with the passages marked that scores rest on. */
export function DocumentViewer({
  label,
  badge,
  pages,
  evidence = [],
  getPassageId,
  getHref,
  titleLevel = 3,
  emptyText,
  movesAlong = false,
  ...root
}: DocumentViewerProps) {
  const say = useMessages();
  const written = pages.filter(({ text }) => text.trim() !== '');
  const Root = titleLevel === 'p' ? 'div' : 'section';
  return (
    <Root
      role={titleLevel === 'p' ? 'group' : undefined}
      aria-label={label}
      {...rootProps(root, css.root, movesAlong && css.movesAlong)}
    >
      {written.length === 0 && <p className={css.empty}>{emptyText ?? say(nl.noText)}</p>}
      {written.length > 0 &&
        pages.map((page, index) => (
          // A page has nothing but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <div
            key={index}
            role="group"
            aria-label={say(nl.page, { page: index + 1 })}
            className={css.page}
          >
            {blocksOf(page).map((block) => (
              <Block key={block.start} block={block} titleLevel={titleLevel} badge={badge}>
                {segmentsOf(
                  page.text,
                  block,
                  evidence.filter((one) => one.page === index + 1),
                ).map(({ text, marks, begins, ends }, at) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <Fragment key={at}>
                    {marks.length > 0 ? (
                      <Marker
                        id={begins[0] && getPassageId?.(begins[0].reference)}
                        className={css.passage}
                        data-evidence={marks.map(({ reference }) => reference).join(' ')}
                      >
                        {text}
                      </Marker>
                    ) : (
                      text
                    )}
                    {ends.map(({ reference }) => (
                      <EvidenceNumber
                        key={reference}
                        reference={reference}
                        href={getHref?.(reference)}
                        isJoined
                        className={css.number}
                      />
                    ))}
                  </Fragment>
                ))}
              </Block>
            ))}
            {pages.length > 1 && (
              <p aria-hidden="true" className={css.pageNumber}>
                {index + 1} / {pages.length}
              </p>
            )}
          </div>
        ))}
    </Root>
  );
}

interface BlockProps {
  block: DocumentBlock;
  titleLevel: 2 | 3 | 'p';
  badge: string | undefined;
  children: ReactNode;
}

const oneLower = { 2: 3, 3: 4 } as const satisfies Record<2 | 3, HeadingProps['level']>;

function Block({ block: { type, date }, titleLevel, badge, children }: BlockProps) {
  if (type === 'title') {
    return (
      <div className={css.title}>
        {titleLevel === 'p' ? (
          <p className={css.name}>{children}</p>
        ) : (
          <Heading level={titleLevel} size="small">
            {children}
          </Heading>
        )}
        {badge !== undefined && <Badge>{badge}</Badge>}
      </div>
    );
  }
  if (type === 'redaction') {
    return (
      <p>
        <span className={css.redaction}>{children}</span>
      </p>
    );
  }
  if (type === 'heading') {
    if (titleLevel === 'p') return <p className={`${css.name} ${css.heading}`}>{children}</p>;
    return (
      <Heading level={oneLower[titleLevel]} size="small" className={css.heading}>
        {children}
      </Heading>
    );
  }
  return (
    <p className={`${css.block} ${type === 'item' ? css.item : ''}`}>
      {date !== undefined && <span className={css.date}>{date} </span>}
      <span>{children}</span>
    </p>
  );
}
